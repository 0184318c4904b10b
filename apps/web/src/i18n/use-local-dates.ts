import { formatInstant } from '@yanta/i18n'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

interface LocalDates {
  /** `30.11.26`. */
  day: (instant: string) => string
  /** `30.11.26, 23:59`: when something begins or ends. */
  moment: (instant: string) => string
  /** `30.11.26, 23:59:08`: when something has happened [9.22]. */
  second: (instant: string) => string
}

/** Dates in the player's time zone, which the server does not know: until hydration in UTC. */
export function useLocalDates(): LocalDates {
  const zone = useIsHydrated() ? undefined : 'UTC'
  const write = (instant: string) => formatInstant(instant, zone)
  return {
    day: (instant) => write(instant).split(',', 1)[0]!,
    moment: (instant) => write(instant).slice(0, -3),
    second: write,
  }
}
