// What has just happened, in a row, the newest first: it slides in from the left and the others make room. While somebody points at
// the row, works in it or has scrolled to older ones, it waits, so that nothing moves away under the pointer or the finger.
import { type ReactNode, useRef, useState } from 'react'
import styles from './feed.module.css'
import { useAttention } from './use-attention.ts'
import { useMoves } from './use-moves.ts'

interface FeedItem {
  id: string
  content: ReactNode
}

interface FeedProps {
  label: string
  /** The newest first; those that find no room are not seen. */
  items: readonly FeedItem[]
}

export function Feed({ label, items }: FeedProps) {
  const list = useRef<HTMLUListElement>(null)
  const { hasAttention, attention } = useAttention()
  const [isScrolled, setIsScrolled] = useState(false)
  const isHeld = hasAttention || isScrolled
  const [kept, setKept] = useState(items)
  if (!isHeld && kept !== items) setKept(items)
  const shown = isHeld ? kept : items
  useMoves(list, shown.map(({ id }) => id).join('\n'), {
    newFrom: (element) => ({ transform: `translateX(${-element.offsetWidth - gap}px)` }),
  })
  return (
    <ul
      ref={list}
      className={styles.feed}
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollLeft > gap)}
      {...attention}
    >
      {shown.map(({ id, content }) => (
        <li key={id} data-key={id}>
          {content}
        </li>
      ))}
    </ul>
  )
}

/** Between two items, in pixels, as in the style. */
const gap = 12
