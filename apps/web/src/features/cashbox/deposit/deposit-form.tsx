// A deposit as it is filled in: the way, the sum, the gift, and what comes of it, all said before the press.
import type { Deposit } from '@yanta/contract'
import { useRef, useState } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { useBonus } from '../../../domain/wallet/use-bonus.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { MethodPicker } from '../methods/method-picker.tsx'
import { MoneyField } from '../../../domain/wallet/money-field.tsx'
import { writeAmount } from '../../../domain/wallet/typed-amount.ts'
import { useOpenDeposit } from '../provider/use-open-deposit.ts'
import { totalDeposit, type AmountProblem, type DepositDraft, type DepositTotals } from './deposit-draft.ts'
import { DepositRefusal } from './deposit-refusal.tsx'
import styles from './deposit.module.css'
import '../methods/methods.messages.json'
import './deposit.messages.json'
import { listPresets } from './deposit.rules.ts'
import { GiftChoice } from './gift-choice.tsx'
import type { DepositOffers } from './use-deposit-offers.ts'
import { useMethodTerms } from './use-method-terms.ts'
import { WaitingGifts } from './waiting-gifts.tsx'

interface DepositFormProps {
  offers: DepositOffers
  draft: DepositDraft
  returnQuery: string
  onChange: (change: Partial<DepositDraft>) => void
  onReload: () => void
  onOpened: (deposit: Deposit) => void
  /** Shows how a deposit is going. */
  onLook: (depositId: string) => void
}

export function DepositForm({
  offers,
  draft,
  returnQuery,
  onChange,
  onReload,
  onOpened,
  onLook,
}: DepositFormProps) {
  const { t, locale, moneyRange } = useI18n()
  const { systems, lastUsed, currency, presets, open } = offers
  const hasBonus = useBonus() !== null
  const isMultiAccount = useSite()?.player?.profile.multi_account ?? false
  const totals = totalDeposit(draft, offers, { locale, nowMs: readServerNow(), hasBonus, isMultiAccount })
  const { system, limits, amount, problem, gifts, waiting, gift, bonus } = totals
  const { run, isBusy, refusal, forget } = useOpenDeposit(returnQuery, onOpened)
  const describeTerms = useMethodTerms()
  const [isTouched, setIsTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sum = (minor: number) => moneyRange(minor, minor, currency)

  function change(part: Partial<DepositDraft>) {
    forget()
    onChange(part)
  }
  function handleSubmit() {
    setIsTouched(true)
    if (amount === null) return field.current?.focus()
    void run(system, { method: system.key, amount, gift: bonus > 0 ? gift!.id : null })
  }
  function describeProblem(found: AmountProblem): string {
    return t(`cashbox.deposit.problem.${found}`, {
      example: writeAmount(150_000, locale),
      min: sum(limits.min),
      max: sum(limits.max),
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      {open && (
        <Note
          icon="clock"
          actions={
            <Button size="small" onClick={() => onLook(open.id)}>
              {t('cashbox.deposit.open.look')}
            </Button>
          }
        >
          {t('cashbox.deposit.open.text', { sum: moneyRange(open.amount, open.amount, open.currency) })}
        </Note>
      )}
      <MethodPicker
        legend={t('cashbox.deposit.methods')}
        methods={systems}
        lastUsed={lastUsed}
        currency={currency}
        value={system.key}
        onChange={(method) => change({ method })}
      />
      <MoneyField
        ref={field}
        label={t('cashbox.deposit.amount')}
        currency={currency}
        value={draft.text}
        onChange={(text) => change({ text })}
        onBlur={() => setIsTouched(true)}
        presets={listPresets(presets, limits)}
        message={describeTerms(system, limits, currency)}
        error={problem && (isTouched || problem === 'high') ? describeProblem(problem) : undefined}
      />
      {gifts.length > 0 && (
        <GiftChoice
          gifts={gifts}
          chosen={gift}
          amount={amount}
          currency={currency}
          isRunning={hasBonus}
          onChange={(id) => change({ gift: id })}
        />
      )}
      <WaitingGifts gifts={waiting} currency={currency} />
      <Sums totals={totals} offers={offers} />
      {refusal && (
        <DepositRefusal
          refusal={refusal}
          onOther={() => {
            forget()
            onReload()
          }}
          onWithoutGift={() => change({ gift: null })}
        />
      )}
      <Button type="submit" look="primary" size="large" isWide isWaiting={isBusy}>
        {amount === null
          ? t('cashbox.deposit.submit')
          : t('cashbox.deposit.submit.sum', { sum: sum(amount) })}
      </Button>
      <ButtonLink size="small" look="text" to="/profile/safer-play">
        {t('cashbox.deposit.limits')}
      </ButtonLink>
      <p className={styles.adults}>{t('cashbox.deposit.adults')}</p>
    </form>
  )
}

function Sums({ totals: { amount, fee, bonus }, offers }: { totals: DepositTotals; offers: DepositOffers }) {
  const { t, moneyRange } = useI18n()
  const { today } = offers
  const sum = (minor: number) => moneyRange(minor, minor, offers.currency)
  const facts = [
    { name: t('cashbox.deposit.sum.arrives'), value: amount === null ? '—' : sum(amount) },
    ...(bonus > 0
      ? [{ name: t('cashbox.deposit.sum.bonus'), value: `+${sum(bonus)}`, color: 'amber' as const }]
      : []),
    ...(amount !== null && fee > 0
      ? [
          { name: t('cashbox.methods.fee'), value: sum(fee) },
          { name: t('cashbox.deposit.sum.pay'), value: sum(amount + fee) },
        ]
      : []),
    ...(today && today.count > 0 ? [{ name: t('cashbox.deposit.sum.today'), value: sum(today.amount) }] : []),
  ]
  return (
    <div className={styles.sums}>
      <FactList look="receipt" facts={facts} />
    </div>
  )
}
