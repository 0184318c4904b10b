import { type ExperimentName, type VariantOf, isVariant } from '@yanta/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pickVariant, readBucket, readOverride } from '../../site/experiment.ts'
import { useSite } from '../../site/site-data.ts'
import { expose, recallVariant } from './expose.ts'

/**
 * This visitor's variant of an experiment, which counts as seen from here on; null when it is not running. A player has one in
 * all browsers: undefined until the platform has answered it. Pages are shared, so the server and the first paint use the first
 * variant, and the visitor's own follows hydration: what is drawn by the server may only change where no size does.
 */
export function useExperiment<Name extends ExperimentName>(name: Name): VariantOf<Name> | null | undefined {
  const site = useSite()
  const { search } = useLocation()
  const variants = site?.serverData?.abTests[name]
  const playerId = site?.player?.profile.id ?? null
  const isAlive = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const [answered, setAnswered] = useState<string | null>(null)
  const forced = isAlive && site?.serverData?.mode !== 'production' ? readOverride(name, search) : null
  const known = isAlive ? (recallVariant(name, playerId) ?? answered) : null
  const own = isAlive && variants ? pickVariant(name, variants, readBucket()) : null
  const isNew = own !== null && forced === null && known === null
  useEffect(() => {
    if (!isNew) return undefined
    let isGone = false
    void expose(name, own, playerId).then((variant) => {
      if (!isGone) setAnswered(variant)
    })
    return () => {
      isGone = true
    }
  }, [isNew, name, own, playerId])
  if (!variants) return null
  if (isNew && playerId !== null) return undefined
  return (
    [forced, known, own, variants[0]].find(
      (each): each is VariantOf<Name> => each != null && isVariant(name, each),
    ) ?? null
  )
}

const watchNothing = () => () => {}
