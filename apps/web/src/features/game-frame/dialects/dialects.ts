// Adapters by dialect. A new one needs a file here, a word in the contract's list and messages in the fixtures.
import type { Dialect } from '@yanta/contract'
import { container } from './container.ts'
import type { DialectAdapter } from './dialect.ts'
import { lobby } from './lobby.ts'
import { own } from './own.ts'
import { plain } from './plain.ts'
import { prefixed } from './prefixed.ts'
import { typed } from './typed.ts'

export const dialects: Record<Dialect, DialectAdapter> = { own, container, lobby, prefixed, typed, plain }

/** Our own dialect for a run that names none, or one unknown to this page. */
export function findDialect(name: string | undefined): DialectAdapter {
  return name !== undefined && Object.hasOwn(dialects, name) ? dialects[name as Dialect] : own
}
