import styles from './loader.module.css'

/** Three hexagons that hop while more is coming, and the words for it. */
export function Loader({ text }: { text: string }) {
  return (
    <div role="status" className={styles.loader}>
      <i />
      <i />
      <i />
      {text}
    </div>
  )
}
