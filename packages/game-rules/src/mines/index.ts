// Mines: 25 cells, 1 to 24 of them mined. Pure: the same seeds give the same field in the server, the page and a test.
export * from './model.ts'
export {
  countChoices,
  findLargestWin,
  findLastStep,
  findMultiplier,
  findShownMultiplier,
  findWin,
  isMinesCount,
  type Multiplier,
} from './table.ts'
export { drawField, replayDeal } from './field.ts'
export { beginPlay, countSafe, findFault, replayPlay, showPlay, takeStep, type MinesFault } from './play.ts'
