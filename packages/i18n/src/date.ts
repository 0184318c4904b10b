import type { Locale } from '@yanta/contract'
import { dateTags } from './locale-table.ts'

/** `20 ноября 2026` in Russian and `20 November 2026` in English: the date an editor entered, the same for every reader. */
export function formatDate(instant: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(dateTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(instant))
  return ['day', 'month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ')
}
