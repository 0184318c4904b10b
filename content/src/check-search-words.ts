import { Locale } from '@yanta/contract'
import * as v from 'valibot'
import type { Content } from './content.ts'

export function checkSearchWords({ searchWords, games }: Content): void {
  const seen = new Set<string>()
  for (const { index, value } of searchWords.entries) {
    const subject = Object.entries(value).filter(([key]) => !v.is(Locale, key))
    const said = subject.join(' ').replace(',', ' ')
    if (seen.has(said)) searchWords.report([index], `duplicate words of ${said}`)
    seen.add(said)
  }
  for (const {
    index,
    value: { slug, theme },
  } of games.entries)
    if (!seen.has(`theme ${theme}`))
      games.report([index, 'theme'], `${slug}: search-words.yaml has no words of the theme '${theme}'`)
}
