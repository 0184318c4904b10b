// Icons are symbols of two files that the browser keeps; a place on the page only names one.
import { type IconName, firstIcons } from './icon-names.ts'
import laterSprite from './icons-later.svg?url'
import sprite from './icons.svg?url'
import styles from './icon.module.css'

export type { IconName }

const isFirst = new Set<string>(firstIcons)

/** Decorative: whatever it means is said in words beside it or in a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${isFirst.has(name) ? sprite : laterSprite}#${name}`} />
    </svg>
  )
}
