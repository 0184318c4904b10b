// Ways: six reels of 2 to 7 symbols, other ones in each spin. Pure: the same draws give the same round in the server, the page and a test.
export * from './model.ts'
export { countWays, evaluateWays, findScatters } from './evaluate.ts'
export { drawReels, layOut, type Draw } from './reels.ts'
export {
  countAwarded,
  countBought,
  countFreeSpins,
  growMultiplier,
  isFeature,
  playWays,
  replayWays,
} from './round.ts'
export { waysProfiles } from './profiles.ts'
export { boughtWays } from './bought.ts'
