import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../data/icon.tsx'
import { listPages } from './pagination-pages.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  /** The name of the row, and of its two arrows. */
  labels: { row: string; previous: string; next: string }
  /** From 1. */
  current: number
  count: number
  addressOf: (page: number) => string
}

/** Numbered pages as links, so that each has an address; phones see the first, the current and the last. */
export function Pagination({ labels, current, count, addressOf }: PaginationProps) {
  return (
    <nav aria-label={labels.row}>
      <ul className={styles.pages}>
        <li>
          <Arrow label={labels.previous} to={current > 1 ? addressOf(current - 1) : null}>
            <Icon name="left" size={16} />
          </Arrow>
        </li>
        {listPages(current, count).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={addressOf(mark)}
                aria-current={mark === current ? 'page' : undefined}
                className={[1, current, count].includes(mark) ? undefined : styles.between}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Arrow label={labels.next} to={current < count ? addressOf(current + 1) : null}>
            <Icon name="right" size={16} />
          </Arrow>
        </li>
      </ul>
    </nav>
  )
}

function Arrow({ label, to, children }: { label: string; to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <span className={styles.off} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  )
}
