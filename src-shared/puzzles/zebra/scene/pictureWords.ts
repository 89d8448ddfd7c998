/** The few words that stand in the pictures themselves. */
import { defineWords } from '../../../lib/message'

export const pictureWords = defineWords(
  {
    checks: 'Checks',
    order: '{number} / {count}',
    room: 'Room',
    open: 'unknown',
    clue: 'Clue {numbers}',
    start: 'Start',
    rooms: 'Rooms: the free ones in every order',
    roomsShort: 'rooms',
    expand: '{clue}: every plan needs {item}',
    rest: 'No clue is left: {item} goes wherever it can',
    done: 'Every clue has been used',
    here: 'Plan {number} of {count}',
    next: 'Next set: {count}',
    sizes: 'Size of the set, stage by stage',
    left: 'Candidates left',
  },
  {
    checks: '检查次数',
    order: '{number} / {count}',
    room: '房间',
    open: '未定',
    clue: '约束 {numbers}',
    start: '初始',
    rooms: '扩展房间号：空余的房间号作全排列',
    roomsShort: '房间',
    expand: '{clue}：先扩展{item}',
    rest: '约束已用完：{item}还可以放在任何空位',
    done: '所有约束都已使用',
    here: '第 {number} 个方案，共 {count} 个',
    next: '新方案集：{count} 个',
    sizes: '方案集的大小，逐步变化',
    left: '剩余的候选值',
  },
)
