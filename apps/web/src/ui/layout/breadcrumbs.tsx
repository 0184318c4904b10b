import { Link } from 'react-router'
import styles from './breadcrumbs.module.css'
import { Icon } from '../data/icon.tsx'

interface BreadcrumbsProps {
  label: string
  /** From the first page down to the one above this. */
  links: readonly { to: string; name: string }[]
  current: string
}

/** The way from the first page to this one. */
export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <Icon name="right" size={14} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
