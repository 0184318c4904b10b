import styles from './keys.module.css'

/** Keys of the keyboard, such as `Ctrl` and `K`. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
