// The symbols that a recomputed round is shown with. They have no effect on it, so that a world that is gone hides no outcome.
import type { Locale } from '@yanta/contract'
import { symbolIds } from '@yanta/game-rules/slot'
import type { SymbolNames } from '../client/symbols.ts'
import type { World } from '../../world.ts'
import type { ShownSymbols } from './view.ts'

/** Shown without a world: with the names that the rules use. */
const plain: ShownSymbols = {
  symbols: 'classic',
  names: Object.fromEntries(symbolIds.map((id) => [id, id])) as SymbolNames,
}

/** Of the world of a proof, from the games' server. */
export async function loadShownSymbols(world: string | undefined, locale: Locale): Promise<ShownSymbols> {
  if (world === undefined) return plain
  try {
    const response = await fetch(`/worlds/${encodeURIComponent(world)}`, { credentials: 'omit' })
    if (!response.ok) return plain
    const { symbols, names } = (await response.json()) as World
    return { symbols, names: names[locale] as SymbolNames }
  } catch {
    return plain
  }
}
