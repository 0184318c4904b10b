import { joinClasses } from '../join-classes.ts'
import styles from './flag.module.css'

const drawn = new Set(['am', 'au', 'az', 'kz', 'nl', 'ru'])

/** The flag of a country by its two letters; where none is drawn, the letters stand there. The country is named beside it. */
export function Flag({ country }: { country: string }) {
  const code = country.toLowerCase()
  return (
    <span
      className={joinClasses(styles.flag, drawn.has(code) && styles[code])}
      data-letters={drawn.has(code) ? undefined : code.toUpperCase()}
      aria-hidden="true"
    />
  )
}
