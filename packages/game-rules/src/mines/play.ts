// A round step by step, as pure functions: the reason to refuse a step, and its result.
import { cellCount, type MinesAction, type MinesDeal, type MinesPlay, type MinesView } from './model.ts'
import { findLastStep, findWin } from './table.ts'

/** The reason why a step is refused. */
export type MinesFault = 'over' | 'no_such_cell' | 'opened_before' | 'nothing_to_take'

/** @param stake minor units */
export function beginPlay(stake: number, { field, rounding }: MinesDeal): MinesPlay {
  return {
    engine: 'mines',
    profile: rounding === null ? 'classic' : 'exact',
    stake,
    mines: field.length,
    field: [...field],
    rounding,
    opened: [],
    end: null,
    win: 0,
  }
}

export function findFault(play: MinesPlay, action: MinesAction): MinesFault | null {
  if (play.end !== null) return 'over'
  if (action.kind === 'cash_out') return play.opened.length === 0 ? 'nothing_to_take' : null
  if (!Number.isInteger(action.cell) || action.cell < 0 || action.cell >= cellCount) return 'no_such_cell'
  return play.opened.includes(action.cell) ? 'opened_before' : null
}

/** The round after a step. @throws RangeError for a step that `findFault` refuses */
export function takeStep(play: MinesPlay, action: MinesAction): MinesPlay {
  const fault = findFault(play, action)
  if (fault !== null) throw new RangeError(`the step can't be taken: ${fault}`)
  const { stake, mines, field, rounding } = play
  if (action.kind === 'cash_out')
    return { ...play, end: 'cash_out', win: findWin(stake, mines, play.opened.length, rounding) }
  const opened = [...play.opened, action.cell]
  if (field.includes(action.cell)) return { ...play, opened, end: 'mine' }
  if (opened.length < findLastStep(mines)) return { ...play, opened }
  return { ...play, opened, end: 'cleared', win: findWin(stake, mines, opened.length, rounding) }
}

/** The round after all these steps. @throws RangeError at the first that can't be taken */
export function replayPlay(stake: number, deal: MinesDeal, actions: readonly MinesAction[]): MinesPlay {
  return actions.reduce(takeStep, beginPlay(stake, deal))
}

/** Safe cells opened so far. */
export function countSafe({ opened, end }: Pick<MinesPlay, 'opened' | 'end'>): number {
  return end === 'mine' ? opened.length - 1 : opened.length
}

/** The part of a round that may leave the server: the field and the rounding only once it is over. Nothing else filters it. */
export function showPlay(play: MinesPlay): MinesView {
  return play.end === null ? { ...play, field: null, rounding: null } : play
}
