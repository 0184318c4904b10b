import { type ComponentProps, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { type Edges, noteCount } from './shelf-edges.ts'
import styles from './shelf.module.css'

interface ShelfProps extends Pick<ComponentProps<'ul'>, 'children' | 'dangerouslySetInnerHTML'> {
  shelf: RefObject<HTMLUListElement | null>
  isRanked?: boolean
  label: string
  /** Nothing in it takes the focus, so the shelf itself does: a keyboard has to reach its end as well. */
  isPassive?: boolean
}

/** A row that scrolls sideways, by finger, wheel, keyboard or the arrows of `ShelfArrows`. */
export function Shelf({ shelf, isRanked, label, isPassive, ...inside }: ShelfProps) {
  return (
    <ul
      className={joinClasses(styles.shelf, isRanked && styles.ranked)}
      ref={shelf}
      aria-label={label}
      tabIndex={isPassive ? 0 : undefined}
      {...inside}
    />
  )
}

interface ShelfArrowsProps {
  shelf: RefObject<HTMLUListElement | null>
  labels: { back: string; forward: string }
  /** How much it holds: once that changes it is measured anew. */
  count?: number
  /** There is more to come than it has yet. */
  isGrowing?: boolean
}

/** Pages a shelf by its width; an arrow that leads nowhere is off, and a shelf that shows all it has needs none. */
export function ShelfArrows({ shelf, labels, count = 0, isGrowing }: ShelfArrowsProps) {
  const { canGoBack, canGoForward, move } = useShelf(shelf, count)
  if (!canGoBack && !canGoForward && !isGrowing) return null
  return (
    <div className={styles.arrows}>
      <IconButton
        icon="left"
        label={labels.back}
        size="small"
        disabled={!canGoBack}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="right"
        label={labels.forward}
        size="small"
        disabled={!canGoForward && !isGrowing}
        onClick={() => move(1)}
      />
    </div>
  )
}

export function useShelfRef(): RefObject<HTMLUListElement | null> {
  return useRef<HTMLUListElement>(null)
}

function useShelf(shelf: RefObject<HTMLUListElement | null>, count: number) {
  const [edges, setEdges] = useState<Edges>({ canGoBack: false, canGoForward: true, count })
  const current = noteCount(edges, count)
  if (current !== edges) setEdges(current)
  useEffect(() => {
    const row = shelf.current
    if (!row) return
    const update = () =>
      setEdges({
        canGoBack: row.scrollLeft > 8,
        canGoForward: row.scrollLeft + row.clientWidth < row.scrollWidth - 8,
        count,
      })
    // Its measures are read when it comes near, not while the page starts.
    const nearby = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && update(),
      { rootMargin: '200px' },
    )
    nearby.observe(row)
    row.addEventListener('scrollend', update)
    return () => {
      nearby.disconnect()
      row.removeEventListener('scrollend', update)
    }
  }, [shelf, count])
  const move = useCallback(
    (direction: 1 | -1) => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      shelf.current?.scrollBy({
        left: direction * shelf.current.clientWidth,
        behavior: isCalm ? 'auto' : 'smooth',
      })
    },
    [shelf],
  )
  return { ...current, move }
}
