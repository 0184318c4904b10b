import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface NearViewProps {
  /** What holds the place until then, as high as what is to come. */
  place: ReactNode
  /** Something lazy: its code is loaded once it is drawn. */
  children: ReactNode
}

/** Draws what it holds only when the reader comes near it. */
export function NearView({ place, children }: NearViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '300px 0px' },
    )
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [])
  return <div ref={frame}>{isNear ? <Suspense fallback={place}>{children}</Suspense> : place}</div>
}
