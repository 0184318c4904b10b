import type { ServerData } from '@yanta/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { pickVariant, readBucket } from '../../site/experiment.ts'

/**
 * This visitor's variant of an experiment; null when it is not running. Pages are shared, so the server and the first paint
 * use the first variant, and the visitor's own follows hydration.
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
