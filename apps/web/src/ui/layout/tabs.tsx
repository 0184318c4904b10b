import { Tabs as Parts } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '../data/badge.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './tabs.module.css'

interface Tab {
  value: string
  label: string
  /** How many things wait behind it. */
  count?: number
  content: ReactNode
  /** Once shown it stays mounted, so that what was typed in it is not lost. */
  isKept?: boolean
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  look?: 'pill' | 'line'
  /** The tabs share the whole width. */
  isWide?: boolean
}

/** Several contents in one place, one seen at a time. The chosen tab scrolls into view. */
export function Tabs({ label, tabs, value, onChange, look = 'pill', isWide }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<readonly string[]>([value])
  if (!seen.includes(value)) setSeen([...seen, value])
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[data-state="active"]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - 60
  }, [value])
  return (
    <Parts.Root value={value} onValueChange={onChange}>
      <Parts.List ref={list} aria-label={label} className={joinClasses(styles[look], isWide && styles.wide)}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content
          key={tab.value}
          value={tab.value}
          className={styles.content}
          {...(tab.isKept && seen.includes(tab.value) && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}
