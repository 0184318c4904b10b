import {
  beginPlay,
  cellCount,
  countSafe,
  findFault,
  isMinesCount,
  playedMinesProfileIds,
  replayDeal,
  takeStep,
  type Cell,
  type MinesDeal,
  type MinesPlay,
} from '@yanta/game-rules/mines'
import * as v from 'valibot'
import { minesVerifyMessages } from './messages.ts'
import { buildMinesView } from './view.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'

const Choice = v.object({
  mines: v.pipe(v.number(), v.check(isMinesCount)),
  opened: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(cellCount - 1))),
})

/** An order of mines is written `20.00; 5; 3 7 9`: the stake, the number of mines, and the opened cells in their order, from 1 to 25. */
export const minesRounds: VerifiedEngine = {
  messages: minesVerifyMessages,
  writeOrder({ stake, choice, steps }) {
    const read = v.safeParse(Choice, { ...Object(choice), opened: steps ?? [] })
    if (!read.success) return ''
    const { mines, opened } = read.output
    return [writeAmount(stake), mines, opened.map((cell) => cell + 1).join(' ')].join('; ')
  },
  readOrder(text, profile) {
    const [amount = '', count = '', cells = ''] = text.split(';').map((part) => part.trim())
    const stake = parseAmount(amount)
    const choice = v.safeParse(Choice, {
      mines: /^\d{1,2}$/.test(count) ? Number(count) : null,
      opened: cells
        .split(/[\s,]+/)
        .filter((cell) => cell !== '')
        .map((cell) => Number(cell) - 1),
    })
    if (
      stake === null ||
      !choice.success ||
      new Set(choice.output.opened).size !== choice.output.opened.length
    )
      return null
    return { profile, stake, choice: choice.output }
  },
  replay({ profile, stake, choice }, seeds) {
    const { mines, opened } = v.parse(Choice, choice)
    const played = playedMinesProfileIds.find((id) => id === profile) ?? 'exact'
    const play = replayOpened(stake, replayDeal(seeds, mines, played), opened)
    return { win: play.win, buildView: (context) => buildMinesView(play, context) }
  },
}

/** A player who opened neither a mine nor all safe cells has cashed out. Cells after the end of the round are ignored. */
function replayOpened(stake: number, deal: MinesDeal, opened: readonly Cell[]): MinesPlay {
  const play = opened.reduce(
    (before, cell) =>
      findFault(before, { kind: 'open', cell }) === null ? takeStep(before, { kind: 'open', cell }) : before,
    beginPlay(stake, deal),
  )
  return play.end === null && countSafe(play) > 0 ? takeStep(play, { kind: 'cash_out' }) : play
}
