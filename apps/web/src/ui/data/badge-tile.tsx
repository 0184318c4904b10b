import type { ReactNode } from 'react'
import styles from './badge-tile.module.css'
import surface from '../layout/card.module.css'
import { joinClasses } from '../join-classes.ts'

interface BadgeTileProps {
  title: string
  detail?: string
  /** Address of a square picture. */
  image: string
  /** Says the state in a word. */
  tag?: ReactNode
  /** Reached before, the present one, or still ahead and paler. */
  state: 'past' | 'now' | 'ahead'
}

/** One step of a long way, with a badge of its own. */
export function BadgeTile({ title, detail, image, tag, state }: BadgeTileProps) {
  return (
    <div
      className={joinClasses(surface.card, styles.tile, styles[state])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <img src={image} alt="" width="112" height="112" loading="lazy" />
      <b>{title}</b>
      {detail && <span>{detail}</span>}
      {tag && <div className={styles.tag}>{tag}</div>}
    </div>
  )
}

interface ScaleStripProps {
  label: string
  steps: readonly { name: string; value: string; image: string }[]
  /** From 0. */
  currentIndex: number
  /** Says which one is the reader's. */
  currentLabel: string
}

/** What each step of a long way is worth, in a row. */
export function ScaleStrip({ label, steps, currentIndex, currentLabel }: ScaleStripProps) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {steps.map(({ name, value, image }, index) => (
        <li
          key={name}
          className={joinClasses(index === currentIndex && styles.current)}
          aria-current={index === currentIndex ? 'step' : undefined}
          aria-label={index === currentIndex ? `${currentLabel}: ${name}, ${value}` : undefined}
        >
          <img src={image} alt="" width="56" height="56" loading="lazy" />
          <b>{value}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
