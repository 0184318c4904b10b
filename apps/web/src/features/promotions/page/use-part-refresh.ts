import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'

/** Rank and table change with every point: the page is loaded again at most so often. */
const refreshMs = 10_000

/**
 * Loads the page again some time after events have changed the player's part: they tell of points alone, and neither of the rank nor of
 * the right to it. The first one makes a member, which is shown at once.
 * @param loaded what the page was loaded with
 * @param own the same as events have continued it
 */
export function usePartRefresh(loaded: LoadedPart, own: LoadedPart): void {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  const isOld = own !== loaded
  const isNewMember = isOld && typeof own === 'object' && own.membership === null
  useEffect(() => {
    if (!isOld) return
    const timer = setTimeout(() => reload(), isNewMember ? 0 : refreshMs)
    return () => clearTimeout(timer)
  }, [isOld, isNewMember, loaded])
}
