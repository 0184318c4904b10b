import { formatInstant } from '../../i18n/format.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { formatMoment } from './format-moment.ts'

/** Writes moments by the reader's own clock, which the server does not know: until the page is taken over it is that of UTC. */
export function useMoment(): (instant: string) => string {
  const isHydrated = useIsHydrated()
  return (instant) => (isHydrated ? formatInstant(instant).slice(0, -3) : formatMoment(instant))
}
