import { defineWords } from '../lib/message'

/** What is said where the desktop and the app meet: no display, documents and links that cannot be opened. */
export const desktopWords = defineWords(
  {
    'document.failed': '“{name}” could not be opened.',
    'document.failed.link': 'The link could not be opened.',
    'document.ok': 'OK',
    'document.foreign':
      'It is not a Retrace document. A document is a .retrace file that was saved by Retrace; a path (text, CSV or JSON) is none.',
    'document.damaged': 'It is damaged: “{field}” in it is missing or wrong.',
    'document.link': 'A link has the form retrace:run-id#step, such as retrace:n-queens/place-queens?n=8#10.',
    'document.gone': 'It is no longer there. It may have been moved or deleted.',
    'document.permission': 'You have no permission to read it.',
    'document.no-file': 'It is a folder or a device, not a file.',
    'document.large': 'It is too large for a document; allowed: at most {max, number} MB.',
    'document.other': 'It could not be read: {text}',

    'desktop.no-display':
      'retrace: There is no display to open a window on (DISPLAY is not set). Without a window: retrace --help',
    'desktop.root':
      'retrace: The window does not open for root, whom Chromium’s sandbox does not hold. Start it as another user, or add --no-sandbox. Without a window: retrace --help',
  },
  {
    'document.failed': '无法打开“{name}”。',
    'document.failed.link': '无法打开该链接。',
    'document.ok': '好',
    'document.foreign':
      '它不是 Retrace 文档。文档是由 Retrace 保存的 .retrace 文件；路径文件（文本、CSV 或 JSON）不是文档。',
    'document.damaged': '它已损坏：其中的“{field}”缺失或有误。',
    'document.link': '链接的格式为“retrace:运行标识#步数”，例如 retrace:n-queens/place-queens?n=8#10。',
    'document.gone': '它已不存在，可能已被移动或删除。',
    'document.permission': '没有读取它的权限。',
    'document.no-file': '它是文件夹或设备，不是文件。',
    'document.large': '它太大，不可能是文档；最多 {max, number} MB。',
    'document.other': '无法读取：{text}',

    'desktop.no-display':
      'retrace: 没有可以打开窗口的显示器（未设置 DISPLAY）。不用窗口的命令见：retrace --help',
    'desktop.root':
      'retrace: 不能以 root 身份打开窗口，因为 Chromium 的沙箱对 root 无效。请换一个用户启动，或加上 --no-sandbox。不用窗口的命令见：retrace --help',
  },
)
