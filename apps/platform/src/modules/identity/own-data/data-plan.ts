// What a table holds about a player: which rows and columns, what of them is in the player's file, and what becomes of them when a
// closed account is erased. Together the plans name every table and every column of the database; a test compares them with it.
import type { RawBuilder } from 'kysely'
import type { PlatformTables } from '../../../database/schema.ts'

export type TableName = keyof PlatformTables & string
type ColumnOf<Table extends TableName> = keyof PlatformTables[Table] & string

/**
 * Why something is not in a player's file. `secret`: it would open an account or reveal an outcome; `copy`: it repeats what is in the
 * file; `house`: it says nothing about the player, or is about somebody else.
 */
export type Omission = 'secret' | 'copy' | 'house'

export interface TablePlan {
  table: TableName
  /** The condition for the player's rows of the table, which is called `t`. */
  rows: (player: number) => RawBuilder<unknown>
  /** The columns in the file. */
  shown: readonly string[]
  /** How a shown column is read, where it is not in the file as it is stored. */
  shownAs: Readonly<Record<string, RawBuilder<unknown>>>
  hidden: Readonly<Record<string, Omission>>
  /** The values after erasure, or all rows; a column that is not named is kept. */
  erased: 'rows' | Readonly<Record<string, RawBuilder<unknown>>>
  /** A long table is read in pages in the order of its `id`. */
  isLong: boolean
}

interface PlanOf<Table extends TableName> {
  rows: TablePlan['rows']
  shown?: readonly ColumnOf<Table>[]
  shownAs?: Partial<Record<ColumnOf<Table>, RawBuilder<unknown>>>
  hidden?: Partial<Record<ColumnOf<Table>, Omission>>
  erased?: 'rows' | Partial<Record<ColumnOf<Table>, RawBuilder<unknown>>>
  isLong?: boolean
}

/** The plan of one table; its columns are those of the schema. */
export function plan<const Table extends TableName>(
  table: Table,
  { rows, shown = [], shownAs = {}, hidden = {}, erased = {}, isLong = false }: PlanOf<Table>,
): TablePlan {
  return { table, rows, shown, shownAs, hidden, erased, isLong } as TablePlan
}
