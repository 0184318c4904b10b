import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './chip.module.css'
import { Icon, type IconName } from '../data/icon.tsx'

interface ChipLinkProps {
  to: string
  icon: IconName
  isCurrent: boolean
  count?: string
  children: ReactNode
}

/** Of the brand’s widest digit, in em. Room for them keeps a row where it is when letters that stand in give way to the brand's. */
const digitWidth = 0.675

/** One of a row of choices that are addresses. */
export function ChipLink({ to, icon, isCurrent, count, children }: ChipLinkProps) {
  return (
    <a className={styles.chip} href={to} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {children}
      {count && <small style={{ minWidth: `${count.length * digitWidth}em` }}>{count}</small>}
    </a>
  )
}

/** A row of chips that scrolls sideways; the current one is brought into view where it is not. */
export function Chips({
  label,
  current,
  ...inside
}: { label: string; current: string } & Pick<ComponentProps<'nav'>, 'children' | 'dangerouslySetInnerHTML'>) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !chip) return
    const { scrollLeft, clientWidth, offsetLeft } = row.current
    const left = chip.offsetLeft - offsetLeft
    const isSeen = left >= scrollLeft && left + chip.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) row.current.scrollLeft = left - 60
  }, [current])
  return <nav className={styles.chips} aria-label={label} ref={row} {...inside} />
}
