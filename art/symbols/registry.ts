import { classic } from './classic.ts'
import { drawSymbol, symbolRoles, type SymbolSet } from './symbol-set.ts'

/** Every symbol set by the name of its folder. */
export const symbolSets: Record<string, SymbolSet> = { classic }

/** All symbols of a set by role. */
export function drawSymbolSet(set: SymbolSet): Record<string, string> {
  return Object.fromEntries(symbolRoles.map((role) => [role, drawSymbol(set, role)]))
}
