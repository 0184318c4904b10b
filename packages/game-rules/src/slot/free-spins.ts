// What the spins of a round say of the round. A round ends with its free spins, and a feature consists of them.
import type { SpinKind } from './model.ts'

/** Of a whole outcome, all that is asked here. */
interface Spins {
  readonly spins: readonly { readonly kind: SpinKind }[]
}

/** Whether a round is a series of free spins without a paid one. */
export function isFeature({ spins }: Spins): boolean {
  return spins[0]?.kind === 'free'
}

/** Whether free spins belong to a round. */
export function hasFreeSpins({ spins }: Spins): boolean {
  return spins.at(-1)?.kind === 'free'
}

export function countFreeSpins({ spins }: Spins): number {
  return spins.filter(({ kind }) => kind === 'free').length
}
