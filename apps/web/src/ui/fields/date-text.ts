// Days as people write them here, `18.11.2026`, as they write them elsewhere, and as calls carry them, `2026-11-18`. Pure.

/** The day of a written date as `2026-11-18`, or null where there is no such day. Day before month, unless only the other way is possible. */
export function readDate(text: string): string | null {
  const [first = '', second = '', third = '', ...rest] = listParts(text)
  // A year that was typed first and taken for a day and a month.
  if (rest.length === 1 && isYear(first + second)) return buildDay(first + second, third, rest[0]!)
  if (rest.length > 0 || ![first, second, third].every((part) => /^\d*$/.test(part))) return null
  if (second === '') return readDigits(first)
  if (first.length === 4) return buildDay(first, second, third)
  return third.length === 4 ? (buildDay(third, second, first) ?? buildDay(third, first, second)) : null
}

/** Day, month and year in the order written, a month's name as its number and never first. */
function listParts(text: string): string[] {
  const plain = text.trim().replace(/\s*г\.?$/, '')
  const [name] = /\p{L}+/u.exec(plain) ?? []
  const month = name === undefined ? -1 : monthNames.findIndex((pattern) => pattern.test(name))
  if (name === undefined || month < 0) return plain.split(separators)
  const parts = plain.replace(name, String(month + 1)).split(separators)
  return plain.startsWith(name) ? [parts[1] ?? '', parts[0]!, ...parts.slice(2)] : parts
}

const separators = /[\s.,/\p{Pd}]+/u
const monthNames = [
  /^(янв|jan)/i,
  /^(фев|feb)/i,
  /^(мар|mar)/i,
  /^(апр|apr)/i,
  /^(ма[йя]|may)/i,
  /^(июн|jun)/i,
  /^(июл|jul)/i,
  /^(авг|aug)/i,
  /^(сен|sep)/i,
  /^(окт|oct)/i,
  /^(ноя|nov)/i,
  /^(дек|dec)/i,
]

/** `18112026`, or `20261118` where that is no day. */
function readDigits(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  const dayFirst = isYear(year) ? buildDay(year, month, day) : null
  return dayFirst ?? buildDay(text.slice(0, 4), text.slice(4, 6), text.slice(6))
}

function buildDay(year: string, month: string, day: string): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

const isYear = (digits: string) => /^(19|20)\d\d$/.test(digits)

/** A day such as `2026-11-18` as it is written here. */
export function writeDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${day}.${month}.${year}`
}

/**
 * What is typed, with the points that a keyboard of digits has not. A year that comes first is left as it is, and a date that is whole
 * becomes one as it is written here.
 */
export function tidyTypedDate(text: string): string {
  const day = isWhole(text) ? readWhole(text) : null
  if (day) return writeDate(day)
  for (const [pattern, put] of steps) {
    const match = pattern.exec(text)
    const tidied = match && put(match[1]!, match[2]!)
    if (tidied) return tidied === text ? text : tidyTypedDate(tidied)
  }
  return text
}

/** By what is typed at the end, since a day of one digit may become one of two. */
function isWhole(text: string): boolean {
  return /^(\d{1,2}\D+\d{1,2}\D+\d{4}|\d{4}\D+\d{1,2}\D+\d\d|\d{8}|\d\d\.\d\d\.\d\d\.\d\d)$/.test(text)
}

/** Points may have been put into a year that came first. */
function readWhole(text: string): string | null {
  const day = readDate(text)
  return day && day < '1900' ? (readDigits(text.replaceAll('.', '')) ?? day) : day
}

const isMonth = (digits: string) => Number(digits) <= 12

/** What a text becomes that is nothing but digits, or digits and what was put between them. */
const steps: readonly [RegExp, (start: string, end: string) => string | null][] = [
  // 20.01 and another separator: a year came first.
  [/^(\d\d\.\d\d)([-/ ])$/, (start, separator) => yearOf(start) && yearOf(start) + separator],
  [/^(\d\d)\.(\d\d)$/, (day, month) => (isMonth(month) ? null : yearOf(day + month))],
  [/^(\d\d\.\d\d)(\d+)$/, (start, end) => `${start}.${end}`],
  [/^(\d{4})(\d+)$/, (start, end) => (isMonth(start.slice(2)) || !isYear(start) ? null : `${start}-${end}`)],
  [/^(\d{4}-\d\d)(\d+)$/, (start, end) => `${start}-${end}`],
  [/^(\d\d)(\d+)$/, (day, end) => (isYear(day + end) && !isMonth(end) ? null : `${day}.${end}`)],
]

function yearOf(text: string): string | null {
  const digits = text.replace('.', '')
  return isYear(digits) ? digits : null
}
