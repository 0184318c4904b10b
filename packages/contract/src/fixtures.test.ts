import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as fixtures from './fixtures.ts'
import * as contract from './index.ts'

const schemas = contract as unknown as Record<string, v.GenericSchema>
/** Schemas of fixtures that are not named after their schema. */
const kinds: Record<string, string> = { producer: 'Category' }
const named = Object.entries(fixtures).map(
  ([name, value]) => [name, value, schemas[kinds[name] ?? name[0]!.toUpperCase() + name.slice(1)]] as const,
)

test.each(named)('%s matches its schema, without extra keys', (_name, value, schema) => {
  expect(schema).toBeDefined()
  expect(v.parse(schema!, value)).toEqual(value)
})
