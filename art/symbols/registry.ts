import { asia } from './asia.ts'
import { candy } from './candy.ts'
import { classic } from './classic.ts'
import { egypt } from './egypt.ts'
import { gems } from './gems.ts'
import { neon } from './neon.ts'
import { pirate } from './pirate.ts'
import { sea } from './sea.ts'
import { space } from './space.ts'
import { drawSymbol, symbolRoles, type SymbolSet } from './symbol-set.ts'
import { viking } from './viking.ts'
import { western } from './western.ts'

/** Every symbol set by the name of its folder. */
export const symbolSets: Record<string, SymbolSet> = { asia, candy, classic, egypt, gems, neon, pirate, sea, space, viking, western }

/** All symbols of a set by role. */
export function drawSymbolSet(set: SymbolSet): Record<string, string> {
  return Object.fromEntries(symbolRoles.map((role) => [role, drawSymbol(set, role)]))
}
