import { useEffect, useRef, useState } from 'react'

/** A row of slides as wide as itself: which one is seen, and the way to show another, round and round. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const row = track.current
    if (!row) return
    const seen = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) setCurrent([...row.children].indexOf(entry.target))
    }, { root: row, threshold: 0.6 })
    for (const slide of row.children) seen.observe(slide)
    return () => seen.disconnect()
  }, [count])

  function show(index: number) {
    const row = track.current
    if (!row || document.hidden) return
    const wanted = (index + count) % count
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollTo({ left: wanted * row.clientWidth, behavior: isCalm ? 'auto' : 'smooth' })
  }

  return { track, current, show }
}
