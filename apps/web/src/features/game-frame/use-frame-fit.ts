import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Size, computeFrameScale, isBetterTurned } from './frame-scale.ts'

interface FrameFit {
  /** Factor that scales the game's size to the one shown. */
  scale: number
  isTurnedBetter: boolean
}

/** Follows the container while it has a size; a hidden one keeps the last fit. */
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
