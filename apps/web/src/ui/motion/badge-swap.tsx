// One badge gives way to the next, higher one, in front of rays that turn a little and come to rest.
import styles from './badge-swap.module.css'

interface BadgeSwapProps {
  /** The addresses of two square pictures, and what they are called. */
  before: { image: string; name: string }
  after: { image: string; name: string }
}

/** Plays once, when it comes. */
export function BadgeSwap({ before, after }: BadgeSwapProps) {
  return (
    <div className={styles.swap}>
      <div className={styles.rays} aria-hidden="true" />
      <img className={styles.before} src={before.image} alt="" width="150" height="150" />
      <img className={styles.after} src={after.image} alt="" width="150" height="150" />
      <b className={styles.name}>
        <span className={styles.oldName} aria-hidden="true">
          {before.name}
        </span>
        <span className={styles.newName}>{after.name}</span>
      </b>
    </div>
  )
}
