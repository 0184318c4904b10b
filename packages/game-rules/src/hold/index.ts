// Hold and win on five reels of three cells: ways, coins that stay for respins, and local pots. Pure: the same draws give the same round
// in the server, the page and a test.
export * from './model.ts'
export { evaluateWays, readWindow, shortestWay } from './window.ts'
export { countHeldCoins, playHold, replayHold, type Draw } from './round.ts'
export { boughtRespins } from './bought.ts'
export { holdProfiles } from './profiles.ts'
export { computeHoldReturns, type HoldReturns } from './returns.ts'
