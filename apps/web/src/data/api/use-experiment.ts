import type { ServerData } from '@yanta/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { pickVariant, readBucket } from '../lib/experiment.ts'

/**
 * The variant of an experiment that this visitor sees; null when it is not running. Pages are shared, so the server and the first paint
 * have the first variant, and the visitor's own comes once the page is alive.
 */
export function useExperiment(name: string): string | null {
  const root = useRouteLoaderData('root') as { serverData: ServerData | null } | undefined
  const variants = root?.serverData?.abTests[name]
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
