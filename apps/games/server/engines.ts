// The only module of the server that depends on the engine: presentation of a game, validation of orders, visibility and summaries of rounds.
import { describeGame } from '@yanta/game-rules/engines'
import { countSafe } from '@yanta/game-rules/mines'
import { countFreeSpins, isFeature as isSlotFeature } from '@yanta/game-rules/slot'
import type { Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { OpenAnswer } from './api.ts'
import type { PlayableGame, Stakes } from './catalogue.ts'
import type { Outcome, Summary } from './outcomes.ts'
import { leaveMines, readMinesPlay, showMines, takeMinesStep } from '../engines/mines/server/engine.ts'
import type { Order, Play } from '../engines/server-engine.ts'
import { findTableLimits, readRoulettePlay } from '../engines/roulette/server/engine.ts'
import { readSlotPlay } from '../engines/slot/server/engine.ts'

/** Checks an order against the rules of its game and the limits of its currency. Throws `invalid_request` with the field. */
export function readPlay(game: PlayableGame, order: Order, stakes: Stakes): Play {
  switch (game.engine) {
    case 'slot':
      return readSlotPlay(game.profile, order, stakes)
    case 'mines':
      return readMinesPlay(order, stakes)
    case 'roulette':
      return readRoulettePlay(game.profile, order, stakes)
  }
}

/** A game with its published facts and its stakes, for the page that plays it. */
export function presentGame(
  { names, ...game }: PlayableGame,
  locale: Locale,
  currency: Stakes,
): Pick<OpenAnswer, 'game' | 'stakes' | 'defaultStake'> {
  const { rtp, volatility } = describeGame(game.engine, game.profile)
  const shown = { ...game, name: names[locale] ?? game.name, rtp, volatility }
  switch (shown.engine) {
    case 'slot':
    case 'mines':
      return { game: shown, stakes: currency.stakes, defaultStake: currency.defaultStake }
    case 'roulette': {
      const { chips } = currency.table
      return {
        game: { ...shown, limits: findTableLimits(currency) },
        stakes: chips,
        defaultStake: chips[Math.floor(chips.length / 2)]!,
      }
    }
  }
}

export function summarize(outcome: Outcome): Summary {
  switch (outcome.engine) {
    case 'slot':
      return { engine: 'slot', freeSpins: countFreeSpins(outcome) }
    case 'mines':
      return { engine: 'mines', mines: outcome.mines, opened: countSafe(outcome), end: outcome.end }
    case 'roulette':
      return { engine: 'roulette', number: outcome.number }
  }
}

/** Whether a round is its game's feature instead of a usual one. */
export function isFeature(outcome: Outcome): boolean {
  return outcome.engine === 'slot' && isSlotFeature(outcome)
}

/** The full outcome after a step. Throws `step_not_allowed` for a step that is not possible now, `invalid_request` for a malformed one. */
export function takeStep(outcome: Outcome, step: unknown): { outcome: Outcome; isOver: boolean } {
  if (outcome.engine !== 'mines') throw new Refusal('step_not_allowed', { field: 'step' })
  const after = takeMinesStep(outcome, step)
  return { outcome: after, isOver: after.end !== null }
}

/** The outcome of an abandoned round: ended with the win reached so far, or null to give its stake back. */
export function leaveRound(outcome: Outcome): Outcome | null {
  return outcome.engine === 'mines' ? leaveMines(outcome) : null
}

/** Every outcome that leaves the server passes through here: it removes the part still hidden from the player. */
export function showOutcome(outcome: Outcome): Outcome {
  return outcome.engine === 'mines' ? showMines(outcome) : outcome
}

/** The player's actions in a round of steps, for the verifier to repeat; undefined for engines without steps. */
export function listSteps(outcome: Outcome): unknown {
  return outcome.engine === 'mines' ? outcome.opened : undefined
}
