import { defineWords } from '../lib/message'

/** What the command line says. Refusals are one sentence each: what is wrong, and what is allowed. */
export const cliWords = defineWords(
  {
    'cli.verb.list': 'puzzles, their params and their strategies',
    'cli.verb.solve': 'find a solution and print it',
    'cli.verb.steps': 'print the steps of a search themselves',
    'cli.verb.count': 'count all solutions, by the fastest exact method',
    'cli.verb.generate': 'make instances of a puzzle from seeds',
    'cli.verb.check': 'is the path in a file a true solution?',
    'cli.verb.convert': 'write a path in another format',
    'cli.verb.solve.more': `Prints one JSON object; the other formats hold the path alone, and where there is no path
nothing is written. “outcome” is solved, no-solution or stopped. “path” is [] without a solution;
stopped by --max-steps or Ctrl+C, it is the line so far. With --all the search goes on to the end:
“solutions” counts them all, “path” is the first. “proof” is there when an argument settles the
question without a search; a blind search runs all the same.`,
    'cli.verb.steps.more': `One step a line: k, kind, move and depth, with tabs between. Step k leads from the moment after
k steps to the one after k + 1; depth is that of the node where it ends. #n is the number of a
solution. The steps end at the first solution unless --all is given.`,
    'cli.verb.count.more': `Prints one JSON object; every count is exact.
A count of more than ten seconds that is stopped goes on from there when the same command is given again.`,
    'cli.verb.generate.more': `Prints one run ID a line, for the seeds s, s + 1, …; with --json one object a line, with seed, params
and run. The same wishes and seed give the same instance on every machine. A seed that gives none is
said on standard error; the exit status is then 1.`,
    'cli.verb.check.more': `Reads what solve writes in JSON, CSV or text, and lists and grids of numbers; - is standard input.
Params given as flags must hold; the others are taken from the file where it tells them.
Says “True”, or “False” and the first fault.`,
    'cli.verb.convert.more': `Reads what check reads, .retrace documents, and PNG, SVG and PDF that carry a run; writes what solve
writes. A text is taken for the path of whichever puzzle it is true of; --puzzle and params say what
it leaves open. A document or a picture is searched to the step it names, or to the first solution.
A path that ends early is written, and standard error says so; one with a fault is not, and the status is 1.`,
    'cli.verb.missing': 'A verb is needed; there are: {allowed}. More: retrace --help',
    'cli.verb.unknown': 'There is no such verb; there are: {allowed}.',
    'cli.puzzle.missing': 'Which puzzle? There are: {allowed}.',
    'cli.file.missing': 'Which file? Name one, or - for standard input.',
    'cli.operand.extra': 'Is one word too many; usage: retrace {usage}',
    'cli.run.alone': 'A run id says everything: puzzle, strategy and params may not be given beside it.',

    'cli.flag.unknown': 'There is no such flag here; there are: {allowed}',
    'cli.flag.twice': 'Is given twice; once is allowed.',
    'cli.flag.value': 'Needs a value: --flag value or --flag=value.',
    'cli.flag.run': 'a run id in place of puzzle, strategy and params',
    'cli.flag.puzzle': 'the puzzle that the path is of; when absent, whichever it is true of',
    'cli.flag.strategy': 'how to search; the first of the list when absent',
    'cli.flag.all': 'go on past the first solution to the end',
    'cli.flag.max-steps': 'stop after so many steps (no limit when absent)',
    'cli.flag.format':
      'what to write; when absent, by the name of --out, else json. Pictures need --out; webm, mp4 and pdf start the app hidden',
    'cli.flag.file': 'read “{field}” from this file; - is standard input',
    'cli.file.both': 'says the same as --{field}; give only one of them',
    'cli.flag.out': 'write into this file, whole or not at all, in place of standard output',
    'cli.flag.bom': 'begin CSV with a byte order mark, for spreadsheets',
    'cli.flag.scale': 'pixels for one unit of the picture, 1 to 8',
    'cli.flag.theme': 'colours of the picture',
    'cli.flag.from': 'the first step to print, counted from 0',
    'cli.flag.count': 'how many steps to print (100 when absent), or instances to make (1)',
    'cli.flag.seed': 'the first seed, a whole number from 0 on; 1 when absent',
    'cli.flag.json': 'JSON in place of text; for steps and generate one object a line',
    'cli.flag.jobs': 'how many threads share the work; one for each processor when absent',
    'cli.flag.fundamental':
      'count, besides, the solutions that are not turned or mirrored images of each other',
    'cli.flag.fresh': 'begin anew, even where an earlier count could go on',
    'cli.flag.lang': 'language; when absent, by LC_ALL, LC_MESSAGES or LANG',
    'cli.flag.help': 'this help',
    'cli.flag.version': 'the version',

    'cli.hidden.failed':
      'The app could not be started hidden, or came to no end; {format} files are made by nothing else.',
    'cli.progress.frames': 'frame {frame, number} of {frames, number}',
    'cli.flag.pace': 'frames a second of an animation, 1 to 50',
    'cli.format.out': '“{text}” is a picture and needs a file: --out file.{text}',
    'cli.format.only': 'Means nothing for the format {text}; allowed with: {allowed}.',

    'cli.read.ENOENT': 'There is no such file.',
    'cli.read.ENOTDIR': 'There is no such file.',
    'cli.read.EISDIR': 'Is a folder; a file is needed.',
    'cli.read.EACCES': 'May not be read: no permission.',
    'cli.read.EPERM': 'May not be read: no permission.',
    'cli.read.other': 'Cannot be read ({code}).',

    'cli.stdout': 'standard output',
    'cli.progress':
      '{steps, plural, one {# step} other {# steps}}, depth {depth, number}, {solutions, plural, one {# solution} other {# solutions}}',
    'cli.stopped': 'Stopped after {steps, plural, one {# step} other {# steps}}; the result is partial.',
    'cli.no-solution': 'No solution: everything was tried, in {steps, plural, one {# step} other {# steps}}.',
    'cli.convert.board': 'Holds a puzzle and no path of it; solve --file finds one.',
    'cli.convert.early': 'The path is written, but: {fault}',
    'cli.steps.end': 'The run ends after {steps, plural, one {# step} other {# steps}}.',
    'cli.check.true': 'True: a solution of “{title}”.',
    'cli.check.false': 'False: {fault}',

    'cli.list.default': ' (default)',
    'cli.range.size': '; default {initial}, allowed {min, number} to {max, number} each',
    'cli.range.integer': '; default {initial}, allowed {min, number} to {max, number}',
    'cli.range.integer.depends':
      '; default {initial}, allowed {min, number} to {max, number} (with the other defaults)',
    'cli.range.list': '; default {initial}; allowed: {allowed}',
    'cli.range.list.depends': '; default {initial}; with the other defaults: {allowed}',
    'cli.range.choice': '; default {initial}',

    'cli.help.about': 'see how a search works: the command line',
    'cli.help.usage': 'Usage',
    'cli.help.verbs': 'Verbs',
    'cli.help.puzzles': 'Puzzles',
    'cli.help.flags': 'Flags (--flag value or --flag=value)',
    'cli.help.params': 'Params of {puzzle}',
    'cli.help.hints': 'Params of {puzzle}, with --puzzle {puzzle}',
    'cli.help.wishes': 'What can be wished of {puzzle}',
    'cli.help.examples': 'Examples',
    'cli.help.exit': 'Exit status',
    'cli.help.more': 'More about a verb: retrace solve --help',
    'cli.exit.done': 'solved, true, done',
    'cli.exit.none': 'no solution, false',
    'cli.exit.badInput': 'bad input: one line on standard error says what, where and what is allowed',
    'cli.exit.stopped': 'stopped at a limit; the partial result is printed',
    'cli.exit.cannotWrite': 'could not write',
    'cli.exit.interrupted': 'stopped by Ctrl+C; the partial result is printed',
  },
  {
    'cli.verb.list': '列出谜题及其参数和策略',
    'cli.verb.solve': '求一个解并输出',
    'cli.verb.steps': '逐行输出搜索的每一步',
    'cli.verb.count': '用最快的精确方法统计全部解的个数',
    'cli.verb.generate': '由种子出题',
    'cli.verb.check': '检查文件中的路线是否真是解',
    'cli.verb.convert': '把路线转换成另一种格式',
    'cli.verb.solve.more': `输出一个 JSON 对象；其他格式只含路线本身，没有路线时什么也不写。
“outcome”为 solved（有解）、no-solution（无解）或 stopped（停下）。
无解时“path”为 []；被 --max-steps 或 Ctrl+C 停下时，是到此为止的路线。
加 --all 则搜索到底：“solutions”是解的总数，“path”是第一个解。
仅凭推理就能断定无解时不再搜索，并给出“proof”；盲目回溯仍会搜索。`,
    'cli.verb.steps.more': `每行一步：序号 k、种类、走法、深度，以制表符分隔。
第 k 步从走完 k 步的时刻到走完 k + 1 步的时刻；深度是这一步结束时所在结点的深度。
#n 是第几个解。不加 --all 时到第一个解为止。`,
    'cli.verb.count.more': `输出一个 JSON 对象，计数都是精确的。
超过十秒的计数停下后，再次运行同一命令即从停下处继续。`,
    'cli.verb.generate.more': `对种子 s、s + 1……各出一题，每行输出一个运行标识；加 --json 则每行一个对象，含 seed、params 和 run。
同样的要求和种子，在任何机器上得到同一题。得不到题目的种子在标准错误上说明，退出状态为 1。`,
    'cli.verb.check.more': `可读 solve 写出的 JSON、CSV 和文本，以及数字列表和方阵；- 表示标准输入。
用选项给出的参数必须相符，没有给出的以文件中的为准。
输出“正确”，或“错误”及第一处错误。`,
    'cli.verb.convert.more': `可读 check 能读的文件、.retrace 文档，以及带有运行标识的 PNG、SVG 和 PDF；可写 solve 能写的格式。
文本会被当作它能成为真解的那个谜题的路线；其中没有说明的，由 --puzzle 和参数补充。
文档或图片会搜索到它所记的那一步，没有记则到第一个解。
路线未完时照写并说明；路线有错时不写，退出状态为 1。`,
    'cli.verb.missing': '请给出命令，可用：{allowed}。详见 retrace --help',
    'cli.verb.unknown': '没有这个命令；可用：{allowed}。',
    'cli.puzzle.missing': '请指明谜题，可选：{allowed}。',
    'cli.file.missing': '请指明文件，或用 - 表示标准输入。',
    'cli.operand.extra': '多出这个词；用法：retrace {usage}',
    'cli.run.alone': '运行标识已包含一切，不能再另外给出谜题、策略或参数。',

    'cli.flag.unknown': '没有这个选项；可用：{allowed}',
    'cli.flag.twice': '重复给出；只能给一次。',
    'cli.flag.value': '缺少值；请写成 --选项 值 或 --选项=值。',
    'cli.flag.run': '用运行标识代替谜题、策略和参数',
    'cli.flag.puzzle': '路线所属的谜题；省略时取能使它成为真解的谜题',
    'cli.flag.strategy': '搜索策略；省略时取列表中的第一个',
    'cli.flag.all': '找到第一个解后继续，直到搜索完毕',
    'cli.flag.max-steps': '最多走这么多步（省略时不限）',
    'cli.flag.format':
      '输出格式；省略时看 --out 的扩展名，否则为 json。图片需要 --out；webm、mp4、pdf 会在后台启动应用',
    'cli.flag.file': '从此文件读取“{field}”；- 表示标准输入',
    'cli.file.both': '与 --{field} 说的是同一件事，只能给出一个',
    'cli.flag.out': '写入此文件（要么完整写入，要么不写），而不写到标准输出',
    'cli.flag.bom': '在 CSV 开头加字节顺序标记，供电子表格软件识别',
    'cli.flag.scale': '图片每单位的像素数，1 到 8',
    'cli.flag.theme': '图片配色',
    'cli.flag.from': '从第几步开始输出，从 0 数起',
    'cli.flag.count': '输出多少步（省略时为 100），或出多少题（1）',
    'cli.flag.seed': '第一个种子，从 0 起的整数；省略时为 1',
    'cli.flag.json': '输出 JSON 而不是文本；steps 和 generate 每行一个对象',
    'cli.flag.jobs': '分担计算的线程数；省略时与处理器数相同',
    'cli.flag.fundamental': '同时统计本质不同的解（旋转、镜像后相同的只算一个）',
    'cli.flag.fresh': '重新开始，不接着上次的计数',
    'cli.flag.lang': '语言；省略时由 LC_ALL、LC_MESSAGES 或 LANG 决定',
    'cli.flag.help': '显示此帮助',
    'cli.flag.version': '显示版本',

    'cli.hidden.failed': '无法在后台启动应用，或应用中途退出；{format} 文件只能由它生成。',
    'cli.progress.frames': '第 {frame, number} 帧，共 {frames, number} 帧',
    'cli.flag.pace': '动画每秒帧数，1 到 50',
    'cli.format.out': '“{text}”是图片，需要文件：--out 文件.{text}',
    'cli.format.only': '对格式 {text} 没有意义；可用于：{allowed}。',

    'cli.read.ENOENT': '没有这个文件。',
    'cli.read.ENOTDIR': '没有这个文件。',
    'cli.read.EISDIR': '这是文件夹；需要的是文件。',
    'cli.read.EACCES': '没有读取权限。',
    'cli.read.EPERM': '没有读取权限。',
    'cli.read.other': '无法读取（{code}）。',

    'cli.stdout': '标准输出',
    'cli.progress': '{steps, number} 步，深度 {depth, number}，{solutions, number} 个解',
    'cli.stopped': '在第 {steps, number} 步停下；结果不完整。',
    'cli.no-solution': '无解：已穷举，共 {steps, number} 步。',
    'cli.convert.board': '其中是一道题，没有路线；可用 solve --file 求解。',
    'cli.convert.early': '路线已写出，但是：{fault}',
    'cli.steps.end': '这次运行到第 {steps, number} 步结束。',
    'cli.check.true': '正确：这是“{title}”的解。',
    'cli.check.false': '错误：{fault}',

    'cli.list.default': '（默认）',
    'cli.range.size': '；默认 {initial}，各为 {min, number} 到 {max, number}',
    'cli.range.integer': '；默认 {initial}，允许 {min, number} 到 {max, number}',
    'cli.range.integer.depends':
      '；默认 {initial}，允许 {min, number} 到 {max, number}（其他参数取默认值时）',
    'cli.range.list': '；默认 {initial}；允许：{allowed}',
    'cli.range.list.depends': '；默认 {initial}；其他参数取默认值时：{allowed}',
    'cli.range.choice': '；默认 {initial}',

    'cli.help.about': '看搜索怎样进行：命令行',
    'cli.help.usage': '用法',
    'cli.help.verbs': '命令',
    'cli.help.puzzles': '谜题',
    'cli.help.flags': '选项（--选项 值 或 --选项=值）',
    'cli.help.params': '{puzzle} 的参数',
    'cli.help.hints': '{puzzle} 的参数，与 --puzzle {puzzle} 同用',
    'cli.help.wishes': '{puzzle} 可提的要求',
    'cli.help.examples': '示例',
    'cli.help.exit': '退出状态',
    'cli.help.more': '某个命令的详细帮助：retrace solve --help',
    'cli.exit.done': '有解、正确、完成',
    'cli.exit.none': '无解、错误',
    'cli.exit.badInput': '输入有误：标准错误上有一行说明错在哪里、允许什么',
    'cli.exit.stopped': '到达限制而停下；已有的结果照样输出',
    'cli.exit.cannotWrite': '无法写入',
    'cli.exit.interrupted': '被 Ctrl+C 停下；已有的结果照样输出',
  },
)
