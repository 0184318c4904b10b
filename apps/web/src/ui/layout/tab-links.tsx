import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Badge } from '../data/badge.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; name: string; count?: number }[]
  /** The address of the page that is seen. */
  current: string
  look?: 'pill' | 'line'
  isWide?: boolean
  /** Parts of one page: it stays where it is scrolled to, and its data are not loaded anew. */
  isOnePage?: boolean
}

/** Pages that belong together, each with an address of its own. The current one scrolls into view. */
export function TabLinks({ label, links, current, look = 'line', isWide, isOnePage }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 60
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={joinClasses(styles[look], isWide && styles.wide)}>
      {links.map(({ to, name, count }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          {...(isOnePage && { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })}
        >
          {name}
          {count !== undefined && <Badge>{count}</Badge>}
        </Link>
      ))}
    </nav>
  )
}
