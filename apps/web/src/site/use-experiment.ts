import { useMemo, useSyncExternalStore } from 'react'
import { pickVariant, readBucket } from './experiment.ts'
import { useSite } from './site-data.ts'

/**
 * This visitor's variant of an experiment; null when it is not running. Pages are shared, so the server and the first paint
 * use the first variant, and the visitor's own follows hydration.
 */
export function useExperiment(name: string): string | null {
  const variants = useSite()?.serverData?.abTests[name]
  const isAlive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  return useMemo(() => {
    if (!variants) return null
    return isAlive ? pickVariant(name, variants, readBucket()) : (variants[0] ?? null)
  }, [name, variants, isAlive])
}

const watchNothing = () => () => {}
