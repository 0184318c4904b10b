// Rows that change places glide there: measured before and after, played back as a transform.
import { type RefObject, useLayoutEffect, useRef } from 'react'

const moveMs = 320
const easing = 'cubic-bezier(.2, .8, .2, 1)'

/** Children of `body` with a `data-key` glide when `order` changes; without motion they are simply there. */
export function useRowMoves(body: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const rows = [...body.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []]
    const now = new Map(rows.map((row) => [row.dataset.key!, row.offsetTop]))
    if (!isCalm) {
      for (const row of rows) {
        const before = tops.current.get(row.dataset.key!)
        const moved = before === undefined ? 0 : before - row.offsetTop
        if (moved !== 0) row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], { duration: moveMs, easing })
      }
    }
    tops.current = now
  }, [body, order])
}
