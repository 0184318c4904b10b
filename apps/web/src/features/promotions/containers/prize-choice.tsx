import type { Prize } from '@yanta/contract'
import { useId } from 'react'
import { describePrize, describeTerms } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import styles from './birthday-page.module.css'

interface PrizeChoiceProps {
  legend: string
  prizes: readonly Prize[]
  chosenId: string | null
  /** Null: nothing can be chosen now. */
  onChange: ((id: string) => void) | null
}

/** Gifts side by side, one of them chosen. */
export function PrizeChoice({ legend, prizes, chosenId, onChange }: PrizeChoiceProps) {
  const i18n = useI18n()
  const currency = usePlayerCurrency()
  const name = useId()
  return (
    <div className={styles.gifts} role={onChange ? 'radiogroup' : 'list'} aria-label={legend}>
      {prizes.map(({ id, title, image, terms }) => {
        const words = (
          <>
            <img src={image} alt="" width="116" height="116" loading="lazy" />
            <span className={styles.words}>
              <b>{describePrize(i18n, { title, terms }, currency)}</b>
              <span>{terms ? describeTerms(i18n, terms, currency) : ''}</span>
            </span>
          </>
        )
        const classes = joinClasses(styles.gift, id === chosenId && styles.chosen)
        return onChange ? (
          <label key={id} className={classes}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              onChange={() => onChange(id)}
            />
            <span className={styles.mark} aria-hidden="true" />
            {words}
          </label>
        ) : (
          <div key={id} role="listitem" className={classes}>
            {words}
          </div>
        )
      })}
    </div>
  )
}
