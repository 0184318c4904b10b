// What the jurisdiction asks of a stake, within the transaction that takes it. Wins and rollbacks are never asked for.
import type { PlayRules } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { WalletState } from './wallet-state.ts'

/** How long the session waits until a round may start, in milliseconds. @param lastStartedAt of its latest round */
export function findWait(
  { minRoundMs }: Pick<PlayRules, 'minRoundMs'>,
  lastStartedAt: Date | null,
  now: Date,
): number {
  return lastStartedAt === null ? 0 : Math.max(0, lastStartedAt.getTime() + minRoundMs - now.getTime())
}

/** @throws Refusal round_too_soon. A further stake of an open round starts none. */
export function assertPace({ rules, round }: Pick<WalletState, 'rules' | 'round'>): void {
  if (round === null && rules.waitMs > 0)
    throw new Refusal('round_too_soon', { params: { waitMs: rules.waitMs } })
}

/** @throws Refusal stake_too_large. @param staked all stakes of the round together, in minor units, whoever pays them */
export function assertMostStake({ rules: { mostStake } }: Pick<WalletState, 'rules'>, staked: number): void {
  if (mostStake !== null && staked > mostStake)
    throw new Refusal('stake_too_large', { params: { max: mostStake } })
}

/** @throws Refusal feature_not_sold, for demo money too: what must not be sold is not tried out either */
export function assertFeatureBuy({ rules }: Pick<WalletState, 'rules'>): void {
  if (!rules.featureBuy) throw new Refusal('feature_not_sold')
}

/** @throws Refusal ante_not_offered, for demo money too, as no feature is sold there */
export function assertAnte({ rules }: Pick<WalletState, 'rules'>): void {
  if (!rules.anteBet) throw new Refusal('ante_not_offered')
}
