import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'
import { FieldGroup } from './field-frame.tsx'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'

interface ChoiceCard {
  value: string
  title: string
  detail?: ReactNode
  icon?: IconName
  /** Address of a square picture. */
  image?: string
  isDisabled?: boolean
}

interface ChoiceCardsProps {
  legend: string
  isLegendHidden?: boolean
  cards: readonly ChoiceCard[]
  value: string | null
  onChange: (value: string) => void
  /** Tiles three in a row; lines, two in a row, with a mark before or after their words, or one below the other; posters under a large picture. */
  look?: 'tile' | 'line' | 'lineEnd' | 'row' | 'poster'
  error?: string
}

/** One of a few that need more than a word each. */
export function ChoiceCards({
  legend,
  isLegendHidden,
  cards,
  value,
  onChange,
  look = 'tile',
  error,
}: ChoiceCardsProps) {
  const name = useId()
  return (
    <FieldGroup role="radiogroup" legend={legend} isLegendHidden={isLegendHidden} error={error}>
      <div className={joinClasses(styles.cards, styles[look])}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
            />
            {card.icon && <Icon name={card.icon} />}
            {card.image && <img src={card.image} alt="" width="120" height="120" loading="lazy" />}
            <span className={styles.words}>
              <b>{card.title}</b>
              {card.detail && <span>{card.detail}</span>}
            </span>
            {look !== 'tile' && <span className={styles.dot} />}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
