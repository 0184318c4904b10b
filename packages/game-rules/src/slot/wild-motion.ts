// Wilds that do more than substitute: they fill their reel, walk or stay. What a spin shows is decided here, before its wins are.
import type { Cell, LineWin, Profile, Spin, SpinKind, SymbolId } from './model.ts'

type Window = readonly (readonly SymbolId[])[]

/** The strips that turn in a spin of that kind. */
export function findReels(profile: Profile, kind: SpinKind): Profile['reels'] {
  if (kind === 'free') return profile.freeReels
  return kind === 'respin' ? (profile.respinReels ?? profile.reels) : profile.reels
}

/** The wilds of a window, reel by reel. */
export function listWilds(window: Window): Cell[] {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === 'wild' ? [[reel, row]] : [])),
  )
}

/**
 * The wilds that a spin of `kind` has from the spin before it, at their places in it. Wilds of a paid spin and its respins walk in
 * respins, those of a free spin in the next one; free spins begin without any.
 */
export function listHeldWilds(
  { wildMotion }: Pick<Profile, 'wildMotion'>,
  before: Pick<Spin, 'kind' | 'window'> | undefined,
  kind: SpinKind,
): Cell[] {
  if (before === undefined || (before.kind === 'free') !== (kind === 'free')) return []
  if (wildMotion === 'walking')
    return listWilds(before.window).flatMap(([reel, row]): Cell[] => (reel > 0 ? [[reel - 1, row]] : []))
  return wildMotion === 'sticky' && kind === 'free' ? listWilds(before.window) : []
}

/** The window with the held wilds over the symbols that stopped behind them. */
export function holdWilds(landed: SymbolId[][], held: readonly Cell[]): SymbolId[][] {
  if (held.length === 0) return landed
  return landed.map((column, reel) =>
    column.map((symbol, row) =>
      held.some(([heldReel, heldRow]) => heldReel === reel && heldRow === row) ? 'wild' : symbol,
    ),
  )
}

/** A column as it is once its wild has filled it; without one, as it landed. */
export function fillColumn(column: readonly SymbolId[]): SymbolId[] {
  return column.includes('wild') ? column.map(() => 'wild') : [...column]
}

/**
 * Fills the reels whose wild helps: those that a winning line crosses beside the wild. A wild is worth no less than what it covers, so
 * that the wins are those of all reels with a wild filled.
 */
export function fillReels(
  { wildMotion }: Pick<Profile, 'wildMotion'>,
  landed: SymbolId[][],
  evaluate: (window: Window) => LineWin[],
): { window: SymbolId[][]; filled: number[]; lineWins: LineWin[] } {
  if (wildMotion !== 'expanding') return { window: landed, filled: [], lineWins: evaluate(landed) }
  const full = landed.map(fillColumn)
  const lineWins = evaluate(full)
  const helping = new Set(
    lineWins
      .flatMap(({ cells }) => cells)
      .filter(([reel, row]) => landed[reel]![row] !== full[reel]![row])
      .map(([reel]) => reel),
  )
  return {
    window: landed.map((column, reel) => (helping.has(reel) ? full[reel]! : column)),
    filled: [...helping].toSorted((a, b) => a - b),
    lineWins,
  }
}
