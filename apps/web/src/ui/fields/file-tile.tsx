import type { ReactNode } from 'react'
import styles from './file-tile.module.css'
import surface from '../layout/card.module.css'
import { IconTile } from '../data/icon-tile.tsx'
import type { IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'

interface FileTileProps {
  icon: IconName
  title: string
  /** The state in a word. */
  status: ReactNode
  /** A place for a file, the file itself, or what was wrong with it. */
  children: ReactNode
  /** Quietly below: how long it takes. */
  note?: string
  /** The way to what has happened to it. */
  link?: ReactNode
}

/** One file that is asked for, and what became of it. */
export function FileTile({ icon, title, status, children, note, link }: FileTileProps) {
  return (
    <article className={joinClasses(surface.card, styles.tile)}>
      <div className={styles.head}>
        <IconTile icon={icon} />
        <div>
          <h3 className={styles.title}>{title}</h3>
          {status}
        </div>
      </div>
      {children}
      {note && <p className={styles.note}>{note}</p>}
      {link && <div className={styles.link}>{link}</div>}
    </article>
  )
}
