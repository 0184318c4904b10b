import type { World } from '../../engines/world.ts'
import { applyWorld } from './apply-world.ts'
import { type SymbolImages, loadSymbols } from './symbols.ts'

/** Gives the page the look of a world; resolves with its symbols. */
export function loadWorld<Id extends string>(
  world: World,
  symbols: readonly Id[],
): Promise<SymbolImages<Id>> {
  applyWorld(document.documentElement, world)
  return loadSymbols(world.symbols, symbols)
}
