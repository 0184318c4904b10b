// The list of engines of the server, and what it asks them for. No other file of the server distinguishes engines.
import { type AnteBet, type BoughtFeature, describeGame, type EngineId } from '@yanta/game-rules/engines'
import type { Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { clustersEngine } from '../engines/clusters/server/engine.ts'
import { holdEngine } from '../engines/hold/server/engine.ts'
import { minesEngine } from '../engines/mines/server/engine.ts'
import { rouletteEngine } from '../engines/roulette/server/engine.ts'
import type { Order, Play, ServerEngine, Stakes } from '../engines/server-engine.ts'
import { slotEngine } from '../engines/slot/server/engine.ts'
import { waysEngine } from '../engines/ways/server/engine.ts'
import type { OpenAnswer } from './api.ts'
import type { PlayableGame } from './catalogue.ts'
import type { Outcome, Summary } from './outcomes.ts'

export const engines = {
  slot: slotEngine,
  clusters: clustersEngine,
  ways: waysEngine,
  hold: holdEngine,
  mines: minesEngine,
  roulette: rouletteEngine,
} satisfies Record<EngineId, object>

function engineOf(id: EngineId): ServerEngine<Outcome, Summary> {
  return engines[id]
}

/** Checks an order against the rules of its game and the limits of its currency. Throws `invalid_request` with the field. */
export function readPlay({ engine, profile }: PlayableGame, order: Order, stakes: Stakes): Play<Outcome> {
  return engineOf(engine).readPlay(profile, order, stakes)
}

/** A game with its published facts and its stakes, for the page that plays it. */
export function presentGame(
  playable: PlayableGame,
  locale: Locale,
  currency: Stakes,
): Pick<OpenAnswer, 'game' | 'stakes' | 'defaultStake'> {
  const { names, world, sellsFeature: _, offersAnte: __, ...game } = playable
  const { rtp, volatility } = describeGame(game.engine, game.profile)
  const bought = findBought(playable)
  const ante = findAnte(playable)
  const offer = engineOf(game.engine).findOffer?.(currency)
  const shown = {
    ...game,
    name: names[locale] ?? game.name,
    rtp,
    volatility,
    ...(bought && { bought }),
    ...(ante && { ante }),
    ...(world && { world }),
    ...offer?.game,
  }
  return {
    // The engine has added its own fields.
    game: shown as OpenAnswer['game'],
    stakes: offer?.stakes ?? currency.stakes,
    defaultStake: offer?.defaultStake ?? currency.defaultStake,
  }
}

/** The feature that a game sells; null: its profile has none to sell, or its content says that it is not sold. */
export function findBought({ engine, profile, sellsFeature }: PlayableGame): BoughtFeature | null {
  return (sellsFeature && describeGame(engine, profile).bought) || null
}

/** The ante that a game offers; null: its profile has none, or its content says that it is not offered. */
export function findAnte({ engine, profile, offersAnte }: PlayableGame): AnteBet | null {
  return (offersAnte && describeGame(engine, profile).ante) || null
}

/** Whether games of the engine are shown in worlds. */
export function showsWorld(engine: EngineId): boolean {
  return engineOf(engine).showsWorld ?? false
}

export function takesFreeRounds({ engine }: PlayableGame): boolean {
  return engineOf(engine).takesFreeRounds ?? false
}

/** Whether free rounds may be series of its feature. */
export function takesFeatureRounds({ engine }: PlayableGame): boolean {
  return engineOf(engine).takesFeatureRounds ?? false
}

export function summarize(outcome: Outcome): Summary {
  return engineOf(outcome.engine).summarize(outcome)
}

/** Whether a round is its game's feature instead of a usual one. */
export function isFeature(outcome: Outcome): boolean {
  return engineOf(outcome.engine).isFeature?.(outcome) ?? false
}

/** Whether a round was played with the ante. */
export function isAnte(outcome: Outcome): boolean {
  return engineOf(outcome.engine).isAnte?.(outcome) ?? false
}

/** Whether a round that was decided has steps: its stake is taken first, and its win is paid at its end. */
export function isStepwise(outcome: Outcome): boolean {
  return engineOf(outcome.engine).steps?.isOpen(outcome) ?? false
}

/** The full outcome after a step. Throws `step_not_allowed` for a step that is not possible now, `invalid_request` for a malformed one. */
export function takeStep(outcome: Outcome, step: unknown): { outcome: Outcome; isOver: boolean } {
  const { steps } = engineOf(outcome.engine)
  if (!steps) throw new Refusal('step_not_allowed', { field: 'step' })
  return steps.take(outcome, step)
}

/** The outcome of an abandoned round: ended with the win reached so far, or null to give its stake back. */
export function leaveRound(outcome: Outcome): Outcome | null {
  return engineOf(outcome.engine).steps?.leave(outcome) ?? null
}

/** Every outcome that leaves the server passes through here: it removes the part still hidden from the player. */
export function showOutcome(outcome: Outcome): Outcome {
  return engineOf(outcome.engine).steps?.show(outcome) ?? outcome
}

/** The player's actions in a round of steps, for the verifier to repeat; undefined for rounds without steps. */
export function listSteps(outcome: Outcome): unknown {
  return engineOf(outcome.engine).steps?.list(outcome)
}
