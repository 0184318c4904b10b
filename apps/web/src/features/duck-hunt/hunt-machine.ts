// A hunt as the browser knows it: pure. Whether a shot hits is what the platform says; nothing changes before its answer.
import type { CallResponse, DuckHuntGame, DuckHuntPrize, shootDuck } from '@yanta/contract'
import type { Refusal } from '../../data/api/result.ts'

export type Shot = CallResponse<typeof shootDuck>

export interface Hunt {
  game: DuckHuntGame
  /** The number of the shot that waits for its answer; null: none. */
  pending: number | null
  /** The last shot answered, until the next is fired. */
  outcome: { number: number; isHit: boolean; prize: DuckHuntPrize | null } | null
  /** Why the last shot did not count. */
  refusal: Refusal<string> | null
}

export type HuntEvent =
  | { type: 'loaded'; game: DuckHuntGame }
  | { type: 'fired' }
  | { type: 'answered'; shot: Shot }
  | { type: 'refused'; refusal: Refusal<string> }

export function startHunt(game: DuckHuntGame): Hunt {
  return { game, pending: null, outcome: null, refusal: null }
}

/** The number of the next shot; null while none may be fired. One without an answer is fired again with the same number. */
export function findNextShot({ game, pending }: Hunt): number | null {
  if (game.status !== 'active' || pending !== null || game.fired >= game.granted) return null
  return game.fired + 1
}

export function advanceHunt(hunt: Hunt, event: HuntEvent): Hunt {
  switch (event.type) {
    case 'loaded':
      // An answer on its way belongs to a shot that the loaded game may contain or not; one that was asked for before the last shot
      // knows less of it than is known here.
      return {
        ...hunt,
        game: event.game.fired < hunt.game.fired ? keepShots(hunt.game, event.game) : event.game,
      }
    case 'fired': {
      const pending = findNextShot(hunt)
      return pending === null ? hunt : { ...hunt, pending, outcome: null, refusal: null }
    }
    case 'answered': {
      const { number, isHit, prize, hits, granted } = event.shot
      if (number !== hunt.pending) return hunt
      const game = {
        ...hunt.game,
        fired: Math.max(hunt.game.fired, number),
        hits,
        granted,
        prizes: prize ? markWon(hunt.game.prizes, prize.id) : hunt.game.prizes,
      }
      return { game, pending: null, outcome: { number, isHit, prize }, refusal: null }
    }
    case 'refused':
      return { ...hunt, pending: null, refusal: event.refusal }
  }
}

/** Hits up to the next gift. */
export function countToPrize({ hits, hitsPerPrize }: DuckHuntGame): number {
  return hitsPerPrize - (hits % hitsPerPrize)
}

function keepShots({ fired, hits, prizes }: DuckHuntGame, loaded: DuckHuntGame): DuckHuntGame {
  return { ...loaded, fired, hits, prizes }
}

function markWon(prizes: readonly DuckHuntPrize[], id: string): DuckHuntPrize[] {
  const won = prizes.findIndex((prize) => prize.id === id && !prize.isWon)
  return prizes.map((prize, index) => (index === won ? { ...prize, isWon: true } : prize))
}
