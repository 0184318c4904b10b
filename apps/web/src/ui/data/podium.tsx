import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './podium.module.css'

interface PodiumProps {
  label: string
  /** The first three, by place; they are read in this order and drawn 2, 1, 3. */
  people: readonly { name: string; image?: string; prize: ReactNode; score?: string }[]
  /** Without steps and scores, for a card. */
  isSmall?: boolean
}

/** The first three of a contest. */
export function Podium({ label, people, isSmall }: PodiumProps) {
  return (
    <ol aria-label={label} className={joinClasses(styles.podium, isSmall && styles.small)}>
      {people.slice(0, 3).map(({ name, image, prize, score }, index) => (
        <li key={name} className={styles.stand}>
          <span className={styles.picture}>
            {image ? (
              <img src={image} alt="" width="80" height="80" />
            ) : (
              <span className={styles.letter} aria-hidden="true">
                {[...name][0]?.toUpperCase()}
              </span>
            )}
            <span className={styles.place}>{index + 1}</span>
          </span>
          <b>{name}</b>
          <span className={styles.prize}>{prize}</span>
          {!isSmall && (
            <span className={styles.step} aria-hidden={score === undefined}>
              {score ?? index + 1}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
