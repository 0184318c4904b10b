import type { ReactNode } from 'react'
import styles from './split-banner.module.css'

interface SplitBannerProps {
  title: string
  tags?: ReactNode
  text?: ReactNode
  /** The picture, at the left and on narrower screens above. */
  art: ReactNode
  footer?: ReactNode
  children?: ReactNode
}

/** What a page is about, beside a picture. */
export function SplitBanner({ title, tags, text, art, footer, children }: SplitBannerProps) {
  return (
    <section className={styles.banner}>
      <div className={styles.art}>{art}</div>
      <div className={styles.body}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  )
}
