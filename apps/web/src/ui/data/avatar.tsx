import type { CSSProperties, ReactNode } from 'react'
import styles from './avatar.module.css'
import { joinClasses } from '../join-classes.ts'

interface AvatarProps {
  /** Address of a square picture; without one the name's first letter stands there. */
  image?: string
  name: string
  /** The name is written beside it, so the picture says nothing of its own. */
  isNamed?: boolean
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** A ring around it: 0 to 100. */
  percent?: number
  level?: number
}

const pixels = { small: 32, medium: 46, large: 84, huge: 112 }

/** A person's picture. */
export function Avatar({ image, name, isNamed, size = 'medium', percent, level }: AvatarProps) {
  return (
    <span
      className={joinClasses(
        styles.avatar,
        size !== 'medium' && styles[size],
        percent !== undefined && styles.ringed,
      )}
      style={percent === undefined ? undefined : ({ '--percent': percent } as CSSProperties)}
    >
      {image ? (
        <img
          src={image}
          alt={isNamed ? '' : name}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
        />
      ) : (
        <span className={styles.letter} role="img" aria-label={name} aria-hidden={isNamed}>
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      {level !== undefined && <span className={styles.level}>{level}</span>}
    </span>
  )
}

/** Several people side by side, and how many more there are. */
export function AvatarGroup({ children, more }: { children: ReactNode; more?: string }) {
  return (
    <span className={styles.group}>
      {children}
      {more && <span className={styles.more}>{more}</span>}
    </span>
  )
}
