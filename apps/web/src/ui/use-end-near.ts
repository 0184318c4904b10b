import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface EndNearOptions {
  /** Around the window: how near is near. */
  margin?: string
  /** Another one awaits the end anew, also where it has stayed near. */
  turn?: unknown
}

/**
 * Calls `onNear` when the element with the ref, such as the end of a list, comes near the window.
 * @param isWanted nothing is awaited otherwise
 */
export function useEndNear<Target extends Element>(
  isWanted: boolean,
  onNear: () => void,
  { margin = '0px', turn }: EndNearOptions = {},
): RefObject<Target | null> {
  const end = useRef<Target>(null)
  const handleNear = useEffectEvent(onNear)
  useEffect(() => {
    if (!isWanted || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleNear()
      },
      { rootMargin: margin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWanted, margin, turn])
  return end
}
