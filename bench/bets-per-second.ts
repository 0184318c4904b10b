// Settled bets per second on the embedded database, by a platform of its own.
import { measureBets } from './bets.ts'
import type { Bench } from './measurement.ts'

export const bets: Bench = {
  name: 'bets',
  async measure() {
    return [{ ...(await measureBets()), atLeast: true }]
  },
}
