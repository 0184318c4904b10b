// The parts of an address that decide its document: the screen, its canonical spelling, and the relevant query.
import { pickFilterQuery } from '../../src/navigation/filter-keys.ts'
import { spellPath } from '../../src/navigation/route-table.ts'
import { pickSharedQuery } from './guest-documents.ts'

/** Path of the screen of a document or loader data request. */
export function readScreenPath(url: string): string {
  return url.split('?', 1)[0]!.replace(/\.data$/, '')
}

/** [2.25] The canonical address of a screen, to which other spellings redirect. */
export function spellAddress(url: string, base: string): string {
  const [pathname = '', ...query] = url.split('?')
  return [base + spellPath(pathname.slice(base.length - 1)).slice(1), ...query].join('?')
}

/** The part of an address that filters a list of games. */
export function readFilterQuery(url: string, base: string): string {
  const start = url.indexOf('?')
  return start < 0
    ? ''
    : pickFilterQuery(url.slice(base.length - 1, start), new URLSearchParams(url.slice(start + 1)))
}

/** Path and the relevant part of the query. Most requests have no query, and then nothing is parsed. */
export function splitAddress(url: string): { pathname: string; query: string } {
  const start = url.indexOf('?')
  if (start < 0) return { pathname: url, query: '' }
  return { pathname: url.slice(0, start), query: pickSharedQuery(new URLSearchParams(url.slice(start + 1))) }
}
