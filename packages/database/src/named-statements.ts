// Names recurring statements, so that the server parses and plans them once per connection.
// Definitions and texts with several commands stay unnamed: a named statement has one command, and a failed one breaks the connection.
// Select columns by name: a prepared `select *` fails after its table was altered.
import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()
/** Texts beyond this are built from data (lists of placeholders), not written by hand: naming them would fill the server. */
const nameLimit = 2000

/** The statement's name, or undefined when the text must run unnamed. */
export function nameStatement(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (
    names.size >= nameLimit ||
    text.includes(';') ||
    !/^\s*(select|insert|update|delete|with)\b/i.test(text)
  )
    return undefined
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

export class NamedStatementClient extends pg.Client {
  // @ts-expect-error pg declares a dozen overloads; only the form Kysely uses (text, values) is changed.
  override query(statement: unknown, values?: unknown, callback?: unknown): unknown {
    const inherited = super.query as (...input: unknown[]) => unknown
    const name = typeof statement === 'string' && Array.isArray(values) ? nameStatement(statement) : undefined
    return name
      ? inherited.call(this, { name, text: statement, values }, callback)
      : inherited.call(this, statement, values, callback)
  }
}
