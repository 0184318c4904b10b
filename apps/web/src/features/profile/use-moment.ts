import { formatInstant } from '@yanta/i18n'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { formatMoment } from './format-moment.ts'

/** Formats instants in the player's time zone, which the server does not know: until hydration in UTC. */
export function useMoment(): (instant: string) => string {
  const isHydrated = useIsHydrated()
  return (instant) => (isHydrated ? formatInstant(instant).slice(0, -3) : formatMoment(instant))
}
