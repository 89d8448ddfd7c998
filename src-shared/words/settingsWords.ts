import { defineWords } from '../lib/message'

/** The settings, and what helps when something has gone wrong. */
export const settingsWords = defineWords(
  {
    'settings.motion': 'Motion',
    'settings.motion.system': 'System',
    'settings.motion.reduced': 'Reduced',
    'settings.motion.full': 'Full',
    'settings.motion.about': 'Reduced motion shows every step at once, without sliding.',
    'settings.speed': 'Speed',
    'settings.diagnostics.copy': 'Copy diagnostics',
    'settings.diagnostics.copied': 'Diagnostics copied. Paste them into your report.',
    'settings.diagnostics.not': 'The diagnostics could not be copied: the system would not have them.',
    'settings.keys.menu': 'Menu',
    'settings.keys.hand': 'Playing yourself',
    'settings.keys.hand.undo': 'Undo',
    'settings.keys.hand.redo': 'Redo',
    'settings.keys.hand.move': 'Move over the board',
    'settings.keys.hand.press': 'Play there',
    'settings.keys.hand.leave': 'Put down; leave the board',
    'settings.updates': 'Look for a newer version at the start, once a day',
    'settings.online':
      'Retrace connects to the network only to look for a newer version: when you ask (Help ▸ Check for Updates), or at the start if you switch it on.',
    'settings.offline':
      'Retrace never connects to the network and does not look for updates. A newer version comes from where you got this one.',
  },
  {
    'settings.motion': '动画',
    'settings.motion.system': '跟随系统',
    'settings.motion.reduced': '减少',
    'settings.motion.full': '完整',
    'settings.motion.about': '减少动画时，每一步直接显示，不再滑动。',
    'settings.speed': '速度',
    'settings.diagnostics.copy': '复制诊断信息',
    'settings.diagnostics.copied': '已复制诊断信息，可粘贴到反馈中。',
    'settings.diagnostics.not': '无法复制诊断信息：系统未允许写入剪贴板。',
    'settings.keys.menu': '菜单',
    'settings.keys.hand': '亲手解',
    'settings.keys.hand.undo': '撤销',
    'settings.keys.hand.redo': '重做',
    'settings.keys.hand.move': '在棋盘上移动',
    'settings.keys.hand.press': '在该处走一步',
    'settings.keys.hand.leave': '放下手中的；离开棋盘',
    'settings.updates': '启动时检查新版本（每天一次）',
    'settings.online':
      'Retrace 只在检查新版本时连接网络：由您主动检查（帮助 ▸ 检查更新），或在设置中开启后于启动时检查。',
    'settings.offline': 'Retrace 从不连接网络，也不检查更新；新版本请从获取本版本的地方下载。',
  },
)
