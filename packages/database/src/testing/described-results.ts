// What the database said about the rows of each result: names and types of their columns, and the table columns they come from.
import type pg from 'pg'
import { NamedStatementClient } from '../named-statements.ts'

export interface Description {
  fields: readonly pg.FieldDef[]
  /** The columns `<table id> <number>` that are not null in the database's tables. */
  notNull: ReadonlySet<string>
}

const descriptions = new WeakMap<readonly object[], Description>()

/** Undefined for rows of a database that is not described. */
export function findDescription(rows: readonly object[]): Description | undefined {
  return descriptions.get(rows)
}

const selectNotNull = {
  text: `select attrelid || ' ' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
  rowMode: 'array',
} as const

/** Clients of one database that describe their results. Its tables are read again when one appears that was not there before. */
export function createDescribingClient(): typeof NamedStatementClient {
  const tables = new Set<number>()
  let notNull = new Set<string>()

  return class DescribingClient extends NamedStatementClient {
    override query(statement: unknown, values?: unknown, callback?: unknown): unknown {
      const run = super.query as (...input: unknown[]) => unknown
      const answer = run.call(this, statement, values, callback)
      if (typeof statement !== 'string' || !(answer instanceof Promise)) return answer
      return answer.then(async (result: pg.QueryResult<object>) => {
        const { fields, rows } = result
        if (!fields) return result
        if (fields.some(({ tableID }) => tableID !== 0 && !tables.has(tableID))) {
          const { rows: columns } = (await run.call(this, selectNotNull)) as pg.QueryArrayResult<[string]>
          notNull = new Set(columns.map(([key]) => key))
          for (const { tableID } of fields) tables.add(tableID)
        }
        descriptions.set(rows, { fields, notNull })
        return result
      })
    }
  }
}
