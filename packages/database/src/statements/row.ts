import type { Column } from './columns.ts'

/** The declared row of a raw statement. */
export interface Row<Columns extends Record<string, Column<unknown>> = Record<string, Column<unknown>>> {
  readonly columns: Columns
}

/** Declares the row of a raw statement: its columns by the names that the statement gives them, in any order. */
export function row<Columns extends Record<string, Column<unknown>>>(columns: Columns): Row<Columns> {
  return { columns }
}

type ColumnsOf<Declared> = Declared extends Row<infer Columns> ? Columns : never
type TypeOf<Declared> = Declared extends Column<infer Type> ? Type : never

/** The type of a declared row. */
export type RowOf<Declared extends Row> = {
  [Name in keyof ColumnsOf<Declared>]: TypeOf<ColumnsOf<Declared>[Name]>
}
