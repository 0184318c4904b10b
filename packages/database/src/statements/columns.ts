// The columns that a raw statement declares, as values: tests compare them with what the database says, and the row's type follows.

/** A column of a row. `Type` is what JavaScript receives. */
export interface Column<Type> {
  /** The database's type ids that arrive as `Type`. */
  readonly oids: readonly number[]
  /**
   * `never`: the source column is `not null`, or an expression gives no null. `allowed`: nulls arrive as null. `filtered`: the
   * source column has nulls, and the statement lets none through.
   */
  readonly nulls: 'never' | 'allowed' | 'filtered'
  /** Never there; carries the type. */
  readonly type?: Type
}

/** A column type; called, it narrows what JavaScript receives, as in `text<Currency>()`. */
export interface ColumnType<Base> extends Column<Base> {
  <Narrowed extends Base>(): Column<Narrowed>
}

function define<Base>(...oids: number[]): ColumnType<Base> {
  const column: Column<Base> = { oids, nulls: 'never' }
  return Object.assign(() => column as Column<never>, column)
}

export const bool = define<boolean>(16)
/** All integers, `count(*)` among them; int8 beyond 2^53 is an error. Cast sums with `::int8`. */
export const integer = define<number>(20, 21, 23)
export const float8 = define<number>(701)
export const text = define<string>(25)
export const textArray = define<string[]>(1009)
/** A calendar date, as text. */
export const date = define<string>(1082)
export const timestamptz = define<Date>(1184)
export const json = define<unknown>(114, 3802)
export const bytea = define<Buffer>(17)

/** The column may be null. */
export function nullable<Type>({ oids }: Column<Type>): Column<Type | null> {
  return { oids, nulls: 'allowed' }
}

/** The source column may be null, but the statement's conditions let no null through. */
export function neverNull<Type>({ oids }: Column<Type>): Column<Type> {
  return { oids, nulls: 'filtered' }
}
