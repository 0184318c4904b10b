import type { ReactNode } from 'react'
import styles from './fact-list.module.css'
import { Icon, type IconName } from './icon.tsx'
import { IconTile } from './icon-tile.tsx'
import { joinClasses } from '../join-classes.ts'

interface Fact {
  name: string
  value: ReactNode
  color?: 'green' | 'amber' | 'coral'
  icon?: IconName
  /** Address of a square picture. */
  image?: string
}

interface FactListProps {
  facts: readonly Fact[]
  /**
   * Loose pairs in two columns, boxes that stand out, rows with the value at the end, a receipt whose dots lead to the value,
   * names with icons, cards with icons, or numbers under pictures.
   */
  look?: 'loose' | 'boxed' | 'rows' | 'receipt' | 'icons' | 'cards' | 'numbers'
  /** Four columns where there is room. */
  hasFourColumns?: boolean
  /** On a ground of its own. */
  isPanel?: boolean
}

/** Names and values of a few facts. */
export function FactList({ facts, look = 'loose', hasFourColumns, isPanel }: FactListProps) {
  return (
    <dl
      className={joinClasses(
        styles.facts,
        look !== 'loose' && styles[look],
        hasFourColumns && styles.four,
        isPanel && styles.panel,
      )}
    >
      {facts.map(({ name, value, color, icon, image }) => (
        <div key={name}>
          {icon &&
            (look === 'cards' ? (
              <IconTile icon={icon} />
            ) : (
              <Icon name={icon} size={look === 'icons' ? 24 : 18} />
            ))}
          {image && <img src={image} alt="" aria-hidden="true" width="46" height="46" loading="lazy" />}
          <dt>{name}</dt>
          <dd className={color && styles[color]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
