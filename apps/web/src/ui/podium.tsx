import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './podium.module.css'

interface PodiumProps {
  label: string
  /** The first three, by place; they are read in this order and drawn 2, 1, 3. */
  people: readonly { name: string; image: string; prize: ReactNode }[]
  /** Without steps, for a card. */
  isSmall?: boolean
}

export function Podium({ label, people, isSmall }: PodiumProps) {
  return (
    <ol aria-label={label} className={joinClasses(styles.podium, isSmall && styles.small)}>
      {people.slice(0, 3).map(({ name, image, prize }, index) => (
        <li key={name} className={styles.stand}>
          <span className={styles.picture}><img src={image} alt="" width="64" height="64" /><span className={styles.place}>{index + 1}</span></span>
          <b>{name}</b>
          <span className={styles.prize}>{prize}</span>
          <span className={styles.step} />
        </li>
      ))}
    </ol>
  )
}
