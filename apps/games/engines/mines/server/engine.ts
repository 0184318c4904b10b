// Server side of mines: the order, each step, and the end of an abandoned round.
import * as v from 'valibot'
import {
  countSafe,
  findFault,
  isMinesCount,
  replayDeal,
  beginPlay,
  showPlay,
  takeStep,
  type MinesPlay,
  type MinesView,
} from '@yanta/game-rules/mines'
import { Refusal } from '@yanta/server'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { MinesGame, MinesOutcome, MinesSummary } from './wire.ts'

export const minesEngine = {
  Game: MinesGame,
  Outcome: MinesOutcome,
  Summary: MinesSummary,
  readPlay: readMinesPlay,
  summarize: (outcome) => ({
    engine: 'mines',
    mines: outcome.mines,
    opened: countSafe(outcome),
    end: outcome.end,
  }),
  steps: {
    isOpen: ({ end }) => end === null,
    take(outcome, step) {
      const after = takeMinesStep(outcome, step)
      return { outcome: after, isOver: after.end !== null }
    },
    leave: leaveMines,
    show: showMines,
    list: ({ opened }) => opened,
  },
} satisfies ServerEngine<v.InferOutput<typeof MinesOutcome>, v.InferOutput<typeof MinesSummary>>

const Choice = v.strictObject({ mines: v.pipe(v.number(), v.check(isMinesCount)) })
const Step = v.variant('kind', [
  v.strictObject({
    kind: v.literal('open'),
    cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
  }),
  v.strictObject({ kind: v.literal('cash_out') }),
])

/** Throws `invalid_request` for a stake or a number of mines that is not offered. */
function readMinesPlay(_profile: string, { stake, choice }: Order, { stakes }: Stakes): Play<MinesPlay> {
  if (!stakes.includes(stake)) throw new Refusal('invalid_request', { field: 'stake' })
  const chosen = v.safeParse(Choice, choice)
  if (!chosen.success) throw new Refusal('invalid_request', { field: 'choice' })
  const { mines } = chosen.output
  return {
    profile: 'exact',
    stake,
    choice: { mines },
    decide: (seeds) => beginPlay(stake, replayDeal(seeds, mines)),
  }
}

/** The round after a step. Throws `invalid_request` for a malformed step, and `step_not_allowed` for one that is not possible now. */
function takeMinesStep(view: MinesView, input: unknown): MinesPlay {
  const play = readStored(view)
  const parsed = v.safeParse(v.object({ step: Step }), { step: input })
  if (!parsed.success)
    throw new Refusal('invalid_request', { field: v.getDotPath(parsed.issues[0]) ?? 'step' })
  const { step } = parsed.output
  if (findFault(play, step) !== null) throw new Refusal('step_not_allowed', { field: 'step' })
  return takeStep(play, step)
}

/** Pays the win reached so far; null when no cell was opened, so that the stake is to be given back. */
function leaveMines(view: MinesView): MinesPlay | null {
  const play = readStored(view)
  return findFault(play, { kind: 'cash_out' }) === null ? takeStep(play, { kind: 'cash_out' }) : null
}

/** Removes the fields that are hidden from the player. */
function showMines(view: MinesView): MinesView {
  return showPlay(readStored(view))
}

/** Rounds of the profile `classic` were stored without a rounding. */
function readStored({
  field,
  rounding = null,
  ...rest
}: Omit<MinesView, 'rounding'> & Partial<MinesView>): MinesPlay {
  if (field === null) throw new Error('a stored round has its field')
  return { ...rest, field, rounding }
}
