import type { DuckHuntPrize } from '@yanta/contract'
import { describePrize, describeUntitledSum } from '../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'

/** What hits bring, in turn; those that were won shine. */
export function HuntPrizes({ prizes }: { prizes: readonly DuckHuntPrize[] }) {
  const i18n = useI18n()
  const { t } = i18n
  const currency = usePlayerCurrency()
  return (
    <ul className={styles.prizes} aria-label={t('duck_hunt.prizes')}>
      {prizes.map(({ id, title, image, terms, isWon }, index) => (
        <li key={`${id}-${index}`} className={joinClasses(isWon && styles.won)}>
          <img src={image} alt="" width="44" height="44" />
          <span title={describeUntitledSum(i18n, terms, currency)}>
            {describePrize(i18n, { title, terms }, currency)}
          </span>
          {isWon && <VisuallyHidden>{t('duck_hunt.won')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}
