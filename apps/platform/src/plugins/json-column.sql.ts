// Queries as columns of a bigger statement. Dates arrive as text and int8 as numbers that are not checked to be exact.
import { sql, type RawBuilder } from 'kysely'

/** A row as it arrives in JSON. */
export type JsonRow<Row> = { [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] }

/** The row of a query that always has one. */
export function jsonRow<Row>(query: RawBuilder<Row>): RawBuilder<JsonRow<Row>> {
  return sql`(select row_to_json(one) from (${query}) one)`
}

/** The row of a query that has one at most, or null. */
export function optionalJsonRow<Row>(query: RawBuilder<Row>): RawBuilder<JsonRow<Row> | null> {
  return jsonRow(query)
}

/** All rows of a query, in its order. */
export function jsonRows<Row>(query: RawBuilder<Row>): RawBuilder<JsonRow<Row>[]> {
  return sql`(select coalesce(json_agg(each), '[]') from (${query}) each)`
}
