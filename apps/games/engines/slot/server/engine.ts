import * as v from 'valibot'
import { Refusal } from '@yanta/server'
import {
  countFreeSpins,
  findMiddleDoor,
  isFeature,
  profiles,
  replayRound,
  replayToDoors,
  takeDoor,
  type ProfileId,
  type SlotOutcome as Outcome,
} from '@yanta/game-rules/slot'
import { readFeaturePlay } from '../../feature-play.ts'
import type { Order, Play, ServerEngine, Stakes } from '../../server-engine.ts'
import { SlotGame, SlotOutcome, SlotSummary } from './wire.ts'

export const slotEngine = {
  Game: SlotGame,
  Outcome: SlotOutcome,
  Summary: SlotSummary,
  readPlay: readSlotPlay,
  summarize: (outcome) => ({
    engine: 'slot',
    freeSpins: countFreeSpins(outcome),
    isFeature: isFeature(outcome),
    ...(outcome.isAnte && { isAnte: true as const }),
  }),
  showsWorld: true,
  takesFreeRounds: true,
  takesFeatureRounds: true,
  isFeature: (outcome) => isFeature(outcome),
  isAnte: ({ isAnte = false }) => isAnte,
  steps: {
    isOpen: ({ door }) => door === null,
    take: (outcome, step) => ({ outcome: takeStep(outcome, step), isOver: true }),
    leave: (outcome) => takeDoor(outcome, findMiddleDoor(profiles[outcome.profile]) ?? 0),
    show(outcome) {
      const { ahead: _, ...shown } = outcome
      return shown
    },
    list: ({ door }) => door,
  },
} satisfies ServerEngine<v.InferOutput<typeof SlotOutcome>, v.InferOutput<typeof SlotSummary>>

const Step = v.strictObject({ kind: v.literal('door'), door: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** The round behind a door. Throws `invalid_request` for a malformed step and for a door that there is none of. */
function takeStep(outcome: Outcome, input: unknown): Outcome {
  const parsed = v.safeParse(Step, input)
  const door = parsed.success ? parsed.output.door : null
  if (door === null || !profiles[outcome.profile].doors?.[door])
    throw new Refusal('invalid_request', { field: 'step.door' })
  if (outcome.door !== null) throw new Refusal('step_not_allowed', { field: 'step' })
  return takeDoor(outcome, door)
}

/** A free round plays the middle door, since the wallet settles it in one movement. Throws as `readFeaturePlay` does. */
export function readSlotPlay(profile: ProfileId, order: Order, stakes: Stakes): Play<Outcome> {
  return readFeaturePlay(
    {
      takesFeatureRounds: true,
      replay: (seeds, stake, kind) =>
        order.isFree || kind === 'feature'
          ? replayRound(profiles[profile], seeds, stake, kind)
          : replayToDoors(profiles[profile], seeds, stake),
      replayAnte: (seeds, stake) => replayRound(profiles[profile], seeds, stake, 'ante'),
    },
    profile,
    order,
    stakes,
  )
}
