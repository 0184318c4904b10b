// Raw statements. One that returns rows declares them, so that their type is what the database was seen to return; parts of
// statements are written with Kysely's `sql`.
import { sql, type QueryExecutorProvider, type QueryResult, type RawBuilder } from 'kysely'
import type { Row, RowOf } from './row.ts'

/** A raw statement with its declared rows. */
export interface Query<Result> {
  list(db: QueryExecutorProvider): Promise<Result[]>
  /** The first row. */
  find(db: QueryExecutorProvider): Promise<Result | undefined>
  /** The first row. @throws Error without one */
  get(db: QueryExecutorProvider): Promise<Result>
}

/** A raw statement without rows. */
export interface Command {
  /** Returns how many rows it changed. */
  run(db: QueryExecutorProvider): Promise<number>
}

/** Compares an executed statement with its declaration; a statement without rows declares none. */
type StatementCheck = (executed: { text: string; declared: Row; rows: readonly object[] }) => void

const noRows: Row = { columns: {} }
let check: StatementCheck | undefined

/** Has every executed statement checked, for tests. */
export function checkStatements(checkStatement: StatementCheck): void {
  check = checkStatement
}

/** A statement that returns rows: query(row({ id: integer }))`select id from users where email = ${email}`. */
export function query<Declared extends Row>(
  declared: Declared,
): (texts: TemplateStringsArray, ...values: unknown[]) => Query<RowOf<Declared>> {
  return (texts, ...values) => {
    const builder = sql<RowOf<Declared>>(texts, ...values)
    const list = async (db: QueryExecutorProvider) => (await execute(builder, declared, db)).rows
    return {
      list,
      find: async (db) => (await list(db))[0],
      async get(db) {
        const [first] = await list(db)
        if (!first) throw new Error(`no row for: ${builder.compile(db).sql}`)
        return first
      },
    }
  }
}

/** A statement that returns no rows: command`update users set nick_name = ${name} where id = ${id}`. */
export function command(texts: TemplateStringsArray, ...values: unknown[]): Command {
  const builder = sql<object>(texts, ...values)
  return {
    run: async (db) => Number((await execute(builder, noRows, db)).numAffectedRows ?? 0n),
  }
}

async function execute<Result>(
  builder: RawBuilder<Result>,
  declared: Row,
  db: QueryExecutorProvider,
): Promise<QueryResult<Result>> {
  const result = await builder.execute(db)
  check?.({ text: builder.compile(db).sql, declared, rows: result.rows as object[] })
  return result
}
