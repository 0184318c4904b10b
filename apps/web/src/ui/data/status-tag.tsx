import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './status-tag.module.css'
import { Tag } from './tag.tsx'

interface StatusTagProps {
  tone: 'grey' | 'amber' | 'green' | 'coral' | 'blue'
  icon?: IconName
  size?: 'small' | 'medium'
  children: ReactNode
}

/** The state of a thing, quieter than a `Tag`; the word says it, the colour only helps. */
export function StatusTag({ tone, icon, size, children }: StatusTagProps) {
  return (
    <Tag size={size} className={joinClasses(styles.status, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Tag>
  )
}
