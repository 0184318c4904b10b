// Clusters that cascade: 7 by 7, with a multiplier that grows. Pure: the same draws give the same round in the server, the page and a
// test.
export * from './model.ts'
export { collapse, createNextSymbol, empty, fill, findClusters, type Draw, type NextSymbol } from './grid.ts'
export { countWinningCascades, listFalls } from './cascades.ts'
export { boughtMultipliers } from './bought.ts'
export { findPay, isFeature, playClusters, replayClusters, runCascades, type Step } from './round.ts'
export { clusterProfiles } from './profiles.ts'
export { simulate, type Simulated } from './simulation.ts'
