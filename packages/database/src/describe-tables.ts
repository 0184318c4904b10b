// The tables of a schema as TypeScript, for the committed `schema.ts` of each server.
import type { QueryExecutorProvider } from 'kysely'
import { bool, query, row, type RowOf, text, textArray } from './statements/index.ts'

/** By a module's path and a type's name, the columns `table.column` that hold nothing else, or lists of it. */
type Narrowings = Record<string, Record<string, readonly string[]>>

export interface SchemaDescription {
  /** Name of the interface of all tables. */
  name: string
  /** The database schema. */
  schema: string
  /** The tables of its migrations, which nobody reads. */
  migrations: string
  narrowings: Narrowings
}

const columnRow = row({
  table: text,
  column: text,
  type: text,
  isNotNull: bool,
  isGenerated: bool,
  hasDefault: bool,
  /** The definitions of the check constraints of this column alone. */
  checks: textArray,
})
type ColumnRow = RowOf<typeof columnRow>

/** What the driver gives for a type; see `column-types.ts`. */
const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  _text: 'string[]',
  date: 'string',
  timestamptz: 'Date',
  xid8: 'string',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
}

/** @throws Error for a type it does not know, and for a narrowing of a column that is not there */
export async function describeTables(
  db: QueryExecutorProvider,
  { name, schema, migrations, narrowings }: SchemaDescription,
): Promise<string> {
  const columns = await selectColumns(db, schema, migrations)
  const narrowed = new Map(
    Object.values(narrowings).flatMap((names) =>
      Object.entries(names).flatMap(([type, list]) => list.map((column) => [column, type] as const)),
    ),
  )
  const present = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  for (const column of narrowed.keys())
    if (!present.has(column)) throw new Error(`the narrowed column ${column} does not exist`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const bodies = [...tables].map(
    ([table, list]) =>
      `export interface ${toPascalCase(table)}Table {\n${list.map((column) => writeField(column.column, describeColumn(column, narrowed.get(`${table}.${column.column}`)))).join('')}}\n`,
  )
  const all = `export interface ${name} {\n${[...tables.keys()].map((table) => `  ${table}: ${toPascalCase(table)}Table\n`).join('')}}\n`
  return [describeHead(bodies.join(), narrowings), ...bodies, all].join('\n')
}

function describeHead(text: string, narrowings: Narrowings): string {
  const helpers = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((helper) =>
    new RegExp(`\\b${helper}<`).test(text),
  )
  const imports = [
    ['kysely', helpers] as const,
    ...Object.entries(narrowings).map(([path, names]) => [path, Object.keys(names).sort()] as const),
  ]
  return [
    '// Written by `node tools/database/write-schemas.ts` from the migrations; do not edit.',
    ...imports.map(([path, names]) => writeImport(path, names)),
    '',
  ].join('\n')
}

function writeImport(path: string, names: readonly string[]): string {
  const line = `import type { ${names.join(', ')} } from '${path}'`
  return line.length <= 110
    ? line
    : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}'`
}

/** A long union takes a line for each choice, as the formatter has it. */
function writeField(name: string, type: string): string {
  const line = `  ${name}: ${type}`
  return line.length <= 110
    ? `${line}\n`
    : `  ${name}:\n${type.replace(/(?:^| \| )(?='|null$)/g, '\n    | ').slice(1)}\n`
}

function describeColumn(
  { table, column, type, isNotNull, isGenerated, hasDefault, checks }: ColumnRow,
  narrowed: string | undefined,
): string {
  const base = types[type]
  if (!base) throw new Error(`${table}.${column} has the type ${type}, which has no JavaScript type yet`)
  const one = narrowed ?? findChoices(checks)
  const value = one === undefined ? base : base.endsWith('[]') ? `${one}[]` : one
  const orNull = isNotNull || value === 'unknown' ? value : `${value} | null`
  if (base === 'unknown') {
    // The driver would write an array as the database's, so that JSON is given as text.
    const stored = isNotNull ? 'string' : 'string | null'
    return `ColumnType<${orNull}, ${stored}${hasDefault ? ' | undefined' : ''}, ${stored}>`
  }
  if (isGenerated) return `GeneratedAlways<${orNull}>`
  return hasDefault ? `Generated<${orNull}>` : orNull
}

/** The choices of a constraint such as `check (status in ('open', 'settled'))`, as a union. */
function findChoices(checks: readonly string[]): string | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1]
    const choices = list?.match(/'[^']*'(?=::text)/g)
    if (choices) return choices.join(' | ')
  }
  return undefined
}

function selectColumns(db: QueryExecutorProvider, schema: string, migrations: string): Promise<ColumnRow[]> {
  return query(columnRow)`
    select c.relname::text as "table", a.attname::text as "column", t.typname::text as type, a.attnotnull as "isNotNull",
      a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated", a.atthasdef or a.attidentity = 'd' as "hasDefault",
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname
      ) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = to_regnamespace(${schema}) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname not in (${migrations}, ${`${migrations}_lock`})
    order by c.relname, a.attnum`.list(db)
}

function toPascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
