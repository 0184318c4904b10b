// Texts of promotions, tournaments and series: where their links lead, and what placeholders stand for.
import { locales, type Locale } from '@yanta/contract'
import { findMarkdownFaults, isDeadEnd } from './check-markdown.ts'
import type { Content } from './content.ts'
import type { Path } from './content-file.ts'
import { everywhere, findUnknownPlaceholders } from './placeholders.ts'

export function checkPromotionTexts({ promotions }: Content, addresses: ReadonlySet<string>): void {
  for (const { index, value } of promotions.entries) {
    const report = (path: Path, message: string): void => promotions.report([index, ...path], message)
    if (value.action && isDeadEnd(value.action.url, addresses))
      report(['action', 'url'], `'${value.action.url}' leads to no page`)
    for (const locale of locales) {
      for (const { message } of findMarkdownFaults(value.text[locale], addresses))
        report(['text', locale], message)
    }
    checkPlaceholders(value, report)
  }
}

export function checkContestTexts({ tournaments, series }: Content): void {
  for (const file of [tournaments, series])
    for (const { index, value } of file.entries)
      checkPlaceholders(value, (path, message) => file.report([index, ...path], message))
}

function checkPlaceholders(entry: object, report: (path: Path, message: string) => void): void {
  for (const { path, words } of listWords(entry))
    for (const locale of locales)
      for (const unknown of findUnknownPlaceholders(words[locale], everywhere))
        report([...path, locale], `nothing is known to stand for {${unknown}}`)
}

/** Every translated text of an entry, with where it stands. */
function listWords(entry: object): { path: Path; words: Record<Locale, string> }[] {
  const found: { path: Path; words: Record<Locale, string> }[] = []
  function visit(value: unknown, path: Path): void {
    if (typeof value !== 'object' || value === null) return
    if (locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string'))
      found.push({ path, words: value as Record<Locale, string> })
    else
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  visit(entry, [])
  return found
}
