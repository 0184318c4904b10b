// The ante of a game of spins: whether it may be on, and what the next round costs with it. Pure.
import type { PlayRules } from '@yanta/contract'
import { type AnteBet, findPrice } from '@yanta/game-rules/engines'
import type { OpenAnswer } from '../../server/api.ts'
import { type FreePlay, findNextStake } from './free-rounds.ts'

export interface AntePlay extends FreePlay {
  /** The ante that is offered; null: none, as where the law forbids it. */
  ante: AnteBet | null
  /** The player's choice for the rounds with their own money; a purchase is made without it. */
  isAnte: boolean
}

type Staked = AntePlay & { stake: number; rules: Pick<PlayRules, 'mostStake'> }

/** Off in every session until the player switches it on. */
export const openAnte = ({
  game,
  rules,
}: Pick<OpenAnswer, 'rules'> & { game: Pick<OpenAnswer['game'], 'ante'> }): Pick<
  AntePlay,
  'ante' | 'isAnte'
> => ({ ante: (rules.anteBet && game.ante) || null, isAnte: false })

/** What a round costs with the ante, in minor units; null: at that stake, or in free rounds, there is none. */
export function findAntePrice({ ante, freeRounds, rules }: Staked, stake: number): number | null {
  if (ante === null || freeRounds !== null) return null
  const price = findPrice(ante, stake)
  return rules.mostStake !== null && price > rules.mostStake ? null : price
}

/** Whether the next round is played with it. */
export const hasAnte = (play: Staked): boolean => play.isAnte && findAntePrice(play, play.stake) !== null

/** What the next press costs, in minor units. */
export const findNextCost = (play: Staked): number =>
  (play.isAnte ? findAntePrice(play, play.stake) : null) ?? findNextStake(play)
