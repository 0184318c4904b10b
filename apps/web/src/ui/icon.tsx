// Icons are symbols of one file that the browser keeps; a place on the page only names one.
import sprite from './icons.svg?url'
import styles from './icon.module.css'

export type IconName =
  | 'bell' | 'bolt' | 'camera' | 'chat' | 'check' | 'clock' | 'close' | 'crown' | 'doc' | 'dock' | 'down' | 'exit' | 'expand' | 'eye' | 'fire'
  | 'gift' | 'globe' | 'grid' | 'heart' | 'home' | 'info' | 'left' | 'lock' | 'mail' | 'menu' | 'min' | 'more' | 'muted' | 'offline' | 'pause'
  | 'phone' | 'play' | 'refresh' | 'refund' | 'right' | 'scales' | 'search' | 'send' | 'shield' | 'slots' | 'spark' | 'star' | 'table' | 'trash'
  | 'upload' | 'user' | 'viber' | 'vol' | 'wallet' | 'warn'

/** Decorative: whatever it means is said in words beside it or in a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
