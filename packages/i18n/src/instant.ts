import type { Locale } from '@yanta/contract'
import { dateTags } from './locale-table.ts'

/** `18.11.26, 14:36:08` in every language, in the reader's time zone unless another is given. */
export function formatInstant(instant: string | number | Date, timeZone?: string): string {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, part.value]),
  )
  return `${parts.day}.${parts.month}.${parts.year}, ${parts.hour}:${parts.minute}:${parts.second}`
}

/** `14:36` in every language, in the reader's time zone. */
export function formatTimeOfDay(instant: string | number | Date): string {
  return formatInstant(instant).slice(-8, -3)
}

/** Date and time in words, in UTC: for letters, whose reader's time zone is unknown. */
export function formatInstantInWords(instant: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(instant)} UTC`
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatIn(timeZone?: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone ?? '') ??
    new Intl.DateTimeFormat('en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone,
    })
  formats.set(timeZone ?? '', format)
  return format
}
