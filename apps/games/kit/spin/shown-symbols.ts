// The symbols that a recomputed round is shown with. They have no effect on it, so that a world that is gone hides no outcome.
import type { Locale } from '@yanta/contract'
import type { SymbolId } from '@yanta/game-rules/slot'
import type { World } from '../../engines/world.ts'
import type { SymbolAddresses } from './symbols.ts'

/** Of a world, in one language. */
export interface ShownSymbols {
  symbols: SymbolAddresses
  /** A nominative that follows "3 ×". */
  names: Record<SymbolId, string>
}

/** How long a page waits for the world of a round that it shows already. */
const timeoutMs = 8_000

const plainNames: Record<Locale, ShownSymbols['names']> = {
  ru: {
    cherry: 'вишня',
    lemon: 'лимон',
    orange: 'апельсин',
    plum: 'слива',
    bell: 'колокол',
    bar: 'бар',
    seven: 'семёрка',
    star: 'звезда',
    clover: 'клевер',
    gem: 'алмаз',
    wild: 'вайлд',
    scatter: 'скаттер',
  },
  en: {
    cherry: 'cherry',
    lemon: 'lemon',
    orange: 'orange',
    plum: 'plum',
    bell: 'bell',
    bar: 'bar',
    seven: 'seven',
    star: 'star',
    clover: 'clover',
    gem: 'diamond',
    wild: 'wild',
    scatter: 'scatter',
  },
}

/** By plain names of the art: what is shown without a world has no addresses from the server. */
const plainSymbols: Record<SymbolId, string> = {
  cherry: '/art/symbols/classic/cherry.svg',
  lemon: '/art/symbols/classic/lemon.svg',
  orange: '/art/symbols/classic/orange.svg',
  plum: '/art/symbols/classic/plum.svg',
  bell: '/art/symbols/classic/bell.svg',
  bar: '/art/symbols/classic/bar.svg',
  seven: '/art/symbols/classic/seven.svg',
  star: '/art/symbols/classic/star.svg',
  clover: '/art/symbols/classic/clover.svg',
  gem: '/art/symbols/classic/gem.svg',
  wild: '/art/symbols/classic/wild.svg',
  scatter: '/art/symbols/classic/scatter.svg',
}

/** Shown without a world. */
export function findPlainSymbols(locale: Locale): ShownSymbols {
  return { symbols: plainSymbols, names: plainNames[locale] }
}

/** Of the world of a proof, from the games' server; null where it does not come. */
export async function loadShownSymbols(
  world: string | undefined,
  locale: Locale,
): Promise<ShownSymbols | null> {
  if (world === undefined) return null
  try {
    const response = await fetch(`/worlds/${encodeURIComponent(world)}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const { symbols, names } = (await response.json()) as World
    return { symbols, names: names[locale] as ShownSymbols['names'] }
  } catch {
    return null
  }
}
