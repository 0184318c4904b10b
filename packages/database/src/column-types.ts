import pg from 'pg'

const int8 = 20
const date = 1082

/** int8 as a JavaScript number; money beyond 2^53 would be rounded, so it is an error instead. Cast sums with `::int8`. */
export function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the integer ${text} does not fit a JavaScript number`)
  return value
}

/** Calendar dates stay text: as a Date they would shift with the machine's time zone. */
const parsers: Record<number, (text: string) => unknown> = { [int8]: parseInteger, [date]: (text) => text }

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
