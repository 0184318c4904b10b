import { formatInstant } from '@yanta/i18n'

/** Formats an instant in UTC, so that server and browser render the same. */
export function formatMoment(instant: string): string {
  return `${formatInstant(instant, 'UTC').slice(0, -3)} UTC`
}
