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

/** All columns of the tables of migrations, and of those of PostgreSQL's own catalogue that a statement has read. */
const selectColumns = `
  select attrelid || ' ' || attnum, attnotnull from pg_attribute
  where attnum > 0 and (attrelid = any($1) or attrelid in (select oid from pg_class where oid >= 16384 and relkind = 'r'))`

/** Clients of one database that describe their results. Its columns are read again when one appears that was not there before, so that
 * a column that changes its nullability alone keeps the one it had. */
export function createDescribingClient(): typeof NamedStatementClient {
  const known = new Set<string>()
  const catalogue = new Set<number>()
  let notNull = new Set<string>()

  return class DescribingClient extends NamedStatementClient {
    override query(statement: unknown, values?: unknown, callback?: unknown): unknown {
      const run = super.query as (...input: unknown[]) => unknown
      const answer = run.call(this, statement, values, callback)
      if (typeof statement !== 'string' || !(answer instanceof Promise)) return answer
      return answer.then(async (result: pg.QueryResult<object>) => {
        const { fields, rows } = result
        if (!fields) return result
        const unknown = fields.filter(
          ({ tableID, columnID }) => tableID !== 0 && !known.has(`${tableID} ${columnID}`),
        )
        if (unknown.length > 0) {
          for (const { tableID } of unknown) catalogue.add(tableID)
          const { rows: columns } = (await run.call(this, {
            text: selectColumns,
            values: [[...catalogue]],
            rowMode: 'array',
          })) as pg.QueryArrayResult<[key: string, isNotNull: boolean]>
          notNull = new Set(columns.flatMap(([key, isNotNull]) => (isNotNull ? [key] : [])))
          for (const [key] of columns) known.add(key)
          for (const { tableID, columnID } of unknown) known.add(`${tableID} ${columnID}`)
        }
        descriptions.set(rows, { fields, notNull })
        return result
      })
    }
  }
}
