import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { joinClasses } from '../join-classes.ts'

interface BannerProps {
  /** Words, or a mark that says them. */
  title: ReactNode
  /** The heading's rank on its page. */
  headingLevel?: 1 | 2
  tags?: ReactNode
  text?: ReactNode
  /** The picture; it lies behind the words, on phones above them. */
  art: ReactNode
  /** The whole width, its right part before a plain ground, or dimmed with the words in the middle. */
  look?: 'wide' | 'side' | 'middle'
  /** Buttons or a countdown, at the bottom. */
  footer?: ReactNode
  size?: 'large' | 'medium' | 'small'
  /** Over and done: the picture is grey. */
  isPast?: boolean
  children?: ReactNode
}

/** What a page is about, over a picture as wide as the page. */
export function Banner({
  title,
  headingLevel = 1,
  tags,
  text,
  art,
  look = 'wide',
  footer,
  size = 'medium',
  isPast,
  children,
}: BannerProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={joinClasses(styles.banner, styles[look], styles[size], isPast && styles.past)}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  )
}
