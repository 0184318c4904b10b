import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Size, computeFrameScale, isBetterTurned } from './frame-scale.ts'

interface FrameFit {
  /** Factor that turns the game's size into the one shown. */
  scale: number
  isTurnedBetter: boolean
}

/** Follows the room while it has a size; a hidden room keeps the last fit. */
export function useFrameFit(room: RefObject<HTMLDivElement | null>, { width, height }: Size): FrameFit {
  const [fit, setFit] = useState<FrameFit>({ scale: 1, isTurnedBetter: false })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      const [frame, space] = [
        { width, height },
        { width: element.clientWidth, height: element.clientHeight },
      ]
      if (space.width > 0)
        setFit({ scale: computeFrameScale(frame, space), isTurnedBetter: isBetterTurned(frame, space) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room, width, height])
  return fit
}
