// Compares what a statement declares with what the database says about its rows, and with the rows.
import type pg from 'pg'
import type { Column } from '../statements/columns.ts'
import type { Row } from '../statements/row.ts'
import { findDescription, type Description } from './described-results.ts'

/** @throws Error that names each difference */
export function checkStatement({
  text,
  declared: { columns },
  rows,
}: {
  text: string
  declared: Row
  rows: readonly object[]
}): void {
  const description = findDescription(rows)
  if (!description) return
  const problems = [
    ...compareNames(Object.keys(columns), description.fields),
    ...description.fields.flatMap((field) => {
      const column = columns[field.name]
      return column ? compareColumn(column, field, description, rows) : []
    }),
  ]
  if (problems.length > 0)
    throw new Error(
      `a statement does not return what it declares: ${problems.join('; ')} — in: ${text.trim()}`,
    )
}

function compareNames(declared: readonly string[], fields: readonly pg.FieldDef[]): string[] {
  const given = fields.map(({ name }) => name)
  return [
    ...declared.filter((name) => !given.includes(name)).map((name) => `${name} is declared and missing`),
    ...given.filter((name) => !declared.includes(name)).map((name) => `${name} is not declared`),
    ...given.filter((name, index) => given.indexOf(name) !== index).map((name) => `${name} is there twice`),
  ]
}

function compareColumn(
  { oids, nulls }: Column<unknown>,
  { name, dataTypeID, tableID, columnID }: pg.FieldDef,
  { notNull }: Description,
  rows: readonly object[],
): string[] {
  if (!oids.includes(dataTypeID))
    return [`${name} has the type ${dataTypeID} instead of ${oids.join(' or ')}`]
  if (nulls === 'allowed') return []
  if (nulls === 'never' && tableID !== 0 && !notNull.has(`${tableID} ${columnID}`))
    return [
      `${name} comes from a column that may be null: declare it nullable, or neverNull with a condition`,
    ]
  return rows.some((row) => (row as Record<string, unknown>)[name] === null)
    ? [`${name} is null and not declared so`]
    : []
}
