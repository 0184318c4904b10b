import { formatInstant } from '../../i18n/format.ts'

/** A moment as it is written here, by the clock of UTC: server and browser say the same. */
export function formatMoment(instant: string): string {
  return `${formatInstant(instant, 'UTC').slice(0, -3)} UTC`
}
