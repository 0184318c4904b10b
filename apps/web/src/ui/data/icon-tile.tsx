import { Icon, type IconName } from './icon.tsx'
import styles from './icon-tile.module.css'
import { joinClasses } from '../join-classes.ts'

export type TileTone = 'grey' | 'amber' | 'green' | 'coral' | 'blue' | 'violet' | 'warm'

interface IconTileProps {
  icon: IconName
  tone?: TileTone
  /** 34 px in a row, 44 px beside a title, 74 px above one. */
  size?: 'small' | 'medium' | 'large'
}

const iconSizes = { small: 18, medium: 22, large: 34 }

/** An icon on a ground of its own; what it means is said beside it. */
export function IconTile({ icon, tone = 'grey', size = 'medium' }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.tile, styles[tone], size !== 'medium' && styles[size])}
    >
      <Icon name={icon} size={iconSizes[size]} />
    </span>
  )
}
