// Parses requests through schemas. Nothing is coerced: text stays text unless its schema converts it. Text with a zero byte is
// refused, since the database can't store it.
import { locales, Platform, type Locale } from '@yanta/contract'
import { fieldRules, type FieldRule } from '@yanta/contract/field-rules'
import { findPreferredLocale, Refusal } from '@yanta/server'
import * as v from 'valibot'
import { InvalidRequest } from './invalid-request.ts'

const mostFields = 20

/** Parses one part of a request. Throws InvalidRequest with each wrong field. */
export function parseInput(
  part: 'params' | 'query' | 'body',
  schema: v.GenericSchema<any, any>,
  input: unknown,
): unknown {
  if (holdsZeroByte(input)) throw new InvalidRequest([{ field: part }])
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const fields = new Map(result.issues.map((issue) => [v.getDotPath(issue) ?? part, readRule(issue.message)]))
  throw new InvalidRequest([...fields].map(([field, rule]) => ({ field, rule })).slice(0, mostFields))
}

/** Without a value these are mistakes: a deposit without its key would be made again by each repetition. */
const neverEmpty: readonly string[] = ['key', 'locale', 'platform']

/** A parameter of the query without a value, as in `?type` [7.63] and `?offset` [7.73], is one that was left out. */
export function omitEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query as object).filter(([name, value]) => value !== '' || neverEmpty.includes(name)),
  )
}

function readRule(message: string): FieldRule | undefined {
  return fieldRules.find((rule) => rule === message)
}

/** The language of the answer: an explicit parameter must be a supported one, a header is only a preference [1.4]. */
export function readLocale(parameter: unknown, header: string | undefined): Locale {
  if (parameter !== undefined) {
    if (!isLocale(parameter)) throw new Refusal('language_not_supported')
    return parameter
  }
  return findPreferredLocale(header)
}

/** The client's form factor [7.1]; null when the request does not name it. */
export function readPlatform(parameter: unknown): Platform | null {
  if (parameter === undefined) return null
  const result = v.safeParse(Platform, parameter)
  if (!result.success) throw new InvalidRequest([{ field: 'platform' }])
  return result.output
}

function holdsZeroByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsZeroByte)
}

function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
