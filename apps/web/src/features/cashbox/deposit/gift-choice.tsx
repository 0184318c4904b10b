// [4.43] The gifts that a deposit may bring: what each adds and what it binds.
import type { Currency } from '@yanta/contract'
import { computeDepositBonus, type CashboxGift } from '../../../domain/gift/cashbox-gift.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx'
import styles from './deposit.module.css'
import './deposit.messages.json'

interface GiftChoiceProps {
  gifts: readonly CashboxGift[]
  /** Null: none. */
  chosen: CashboxGift | null
  /** Minor units; null while it is no sum. */
  amount: number | null
  currency: Currency
  /** A bonus runs: no gift counts meanwhile. */
  isRunning: boolean
  onChange: (id: string | null) => void
}

const none = 'none'

export function GiftChoice({ gifts, chosen, amount, currency, isRunning, onChange }: GiftChoiceProps) {
  const { t, moneyRange } = useI18n()
  if (isRunning)
    return (
      <Note icon="gift" tone="amber">
        {t('cashbox.deposit.gift.running')}
      </Note>
    )
  const sum = (minor: number) => moneyRange(minor, minor, currency)
  const bonusOf = (gift: CashboxGift) => (amount === null ? 0 : computeDepositBonus(gift, amount, currency))
  const cards = gifts.map((gift) => {
    const bonus = bonusOf(gift)
    const { leastDeposit, bonus: terms } = gift.terms
    return {
      value: gift.id,
      title: gift.title,
      image: gift.image,
      detail:
        bonus > 0
          ? t('cashbox.deposit.gift.adds', { bonus: sum(bonus), times: terms.wagerTimes })
          : t('cashbox.deposit.gift.least', { least: sum(leastDeposit) }),
    }
  })
  const bonus = chosen ? bonusOf(chosen) : 0
  return (
    <div className={styles.gifts}>
      <ChoiceCards
        legend={t('cashbox.deposit.gifts')}
        look="lineEnd"
        cards={[
          ...cards,
          { value: none, title: t('cashbox.deposit.gift.none'), detail: t('cashbox.deposit.gift.none.text') },
        ]}
        value={chosen?.id ?? none}
        onChange={(value) => onChange(value === none ? null : value)}
      />
      {chosen && bonus > 0 && (
        <p className={styles.binds}>
          {t('cashbox.deposit.gift.binds', {
            wager: sum(bonus * chosen.terms.bonus.wagerTimes),
            days: chosen.terms.bonus.days,
            stake: sum(chosen.terms.bonus.maxStake),
          })}
        </p>
      )}
    </div>
  )
}
