// The 5×3 slot: 20 lines, wilds, scatters, free spins. Pure: the same draws give the same round in the server, the page and a test.
export * from './model.ts'
export { lines, reelCount, rowCount } from './lines.ts'
export { readWindow, scatterThreshold } from './evaluate.ts'
export { playRound, type Draw, type RoundKind } from './round.ts'
export { largestSpins, profiles } from './profiles/profiles.ts'
export { hasStackedWilds, listFeatures, type SlotFeature } from './features.ts'
export { countFreeSpins, hasFreeSpins, isFeature } from './free-spins.ts'
export { replayRound } from './replay.ts'
