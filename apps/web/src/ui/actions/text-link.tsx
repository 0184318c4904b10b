import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './text-link.module.css'

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** Stands by itself, not within a sentence: it gets a finger's height. */
  isAlone?: boolean
  look?: 'amber' | 'quiet'
  icon?: IconName
}

/** A link made of words. */
export function TextLink({ isAlone, look = 'amber', icon, className, children, ...link }: TextLinkProps) {
  return (
    <Link
      className={joinClasses(
        styles.link,
        isAlone && styles.alone,
        look === 'quiet' && styles.quiet,
        className,
      )}
      {...link}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  )
}

/** Running text: links in it are underlined, so that colour is not all that tells them apart. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
