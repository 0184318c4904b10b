import { Art } from '../kit/art.ts'

/** The roles a slot game pays by. Sets draw other things for them, but each set has all twelve. */
export const symbolRoles = ['cherry', 'orange', 'lemon', 'plum', 'bell', 'seven', 'bar', 'star', 'gem', 'clover', 'wild', 'scatter'] as const
export type SymbolRole = (typeof symbolRoles)[number]

/** Draws every role around 0, 0 inside a radius of 105 units. */
export type SymbolSet = Record<SymbolRole, (art: Art) => void>

/** One symbol on a tile of 240 units. */
export function drawSymbol(set: SymbolSet, role: SymbolRole): string {
  const art = new Art(240, 240, role, 'y')
  art.at(120, 120, 1, 0, () => set[role](art))
  return art.svg()
}
