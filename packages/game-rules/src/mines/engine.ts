import { minesProfileIds, playedMinesProfileIds, rtp } from './model.ts'
import { findLargestWin } from './table.ts'

/** Computed once, because it goes through every number of mines. */
const maxWin = findLargestWin()

/** What the list of engines reads of mines. */
export const minesEngine = {
  profiles: minesProfileIds,
  playedProfiles: playedMinesProfileIds,
  describe: () => ({ rtp, volatility: null, features: ['steps'], maxWin }),
}
