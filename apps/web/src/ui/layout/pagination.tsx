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
  /** Pages of a part of the screen: it stays where it is scrolled to, and its data are not loaded anew. */
  isOnePage?: boolean
}

const onePage = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const

/** Numbered pages as links, so that each has an address; phones see the first, the current and the last. */
export function Pagination({ labels, current, count, addressOf, isOnePage }: PaginationProps) {
  const options = isOnePage ? onePage : undefined
  return (
    <nav aria-label={labels.row}>
      <ul className={styles.pages}>
        <li>
          <Arrow label={labels.previous} to={current > 1 ? addressOf(current - 1) : null} options={options}>
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
                {...options}
                aria-current={mark === current ? 'page' : undefined}
                className={[1, current, count].includes(mark) ? undefined : styles.between}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Arrow label={labels.next} to={current < count ? addressOf(current + 1) : null} options={options}>
            <Icon name="right" size={16} />
          </Arrow>
        </li>
      </ul>
    </nav>
  )
}

interface ArrowProps {
  label: string
  to: string | null
  options: typeof onePage | undefined
  children: ReactNode
}

function Arrow({ label, to, options, children }: ArrowProps) {
  if (to === null)
    return (
      <span className={styles.off} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label} {...options}>
      {children}
    </Link>
  )
}
