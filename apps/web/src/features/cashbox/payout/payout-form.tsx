import {
  type CallAnswer,
  type PayoutField,
  type PayoutSystem,
  type getPayoutConditions,
} from '@yanta/contract'
import { computePayoutFee } from '@yanta/contract/payout-fields'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Refusal } from '../../../data/api/result.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import type { IconName } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { focusFirstError } from '../../../ui/fields/focus-first-error.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { useIsHere } from '../../../ui/use-is-here.ts'
import { arrangeMethods } from '../methods/arrange-methods.ts'
import { MethodPicker } from '../methods/method-picker.tsx'
import { MoneyField } from '../../../domain/wallet/money-field.tsx'
import { writeFee } from '../methods/write-fee.ts'
import { MissingConditions } from './missing-conditions.tsx'
import { findPayoutLimits, type GeneralLimit } from './payout-fields.ts'
import '../cashbox.messages.json'
import '../methods/methods.messages.json'
import './payout.messages.json'
import styles from './payout.module.css'
import { type PayoutFormControl, usePayoutForm } from './use-payout-form.ts'

type Conditions = CallAnswer<typeof getPayoutConditions>

interface PayoutFormProps {
  systems: readonly PayoutSystem[]
  lastUsed: string | null
  conditions: Conditions
  /** Of all ways together. */
  general: Pick<GeneralLimit, 'payout' | 'openPayouts'>
  /** Something burns with a request. */
  hasLosses: boolean
  /** False while another tab of the cashbox is seen. */
  isActive: boolean
  /** The conditions may be others now. */
  onChanged: () => void
}

/** A request is filled in here and confirmed in a dialog of its own. */
export function PayoutForm({
  systems,
  lastUsed,
  conditions,
  general,
  hasLosses,
  isActive,
  onChanged,
}: PayoutFormProps) {
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  const { currency, available, phone, documentsFrom } = conditions
  const openScreen = useOpenScreen()
  const isHere = useIsHere(isActive)
  const isExcluded = useIsExcluded()
  const [chosen, setChosen] = useState<string | null>(null)
  const system =
    systems.find(({ key }) => key === chosen) ?? arrangeMethods(systems, lastUsed).first[0] ?? systems[0]!
  const limits = findPayoutLimits(system, currency, general)
  const form = usePayoutForm(system, { ...limits, available })
  const [refusal, setRefusal] = useState<Refusal<string> | null>(null)
  useUnsavedChanges(form.isTyped)
  const isMet = (key: Conditions['conditions'][number]['key']) =>
    conditions.conditions.every((each) => each.key !== key || each.isMet)
  // A bonus can be given up with the request.
  const isOpen = conditions.conditions.every((each) => each.isMet || each.key === 'wager')
  // Below what always needs documents only a large amount does.
  const isTooMuch =
    isMet('documents') && documentsFrom !== null && form.amount !== null && form.amount >= documentsFrom
  const sum = (amount: number) => moneyRange(amount, amount, currency)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setRefusal(null)
    let amount: number | null = null
    flushSync(() => {
      amount = form.check()
    })
    if (amount === null) return focusFirstError(element)
    if (phone === null) return
    openModal('payoutRequest', {
      request: {
        system,
        amount,
        fields: form.typed,
        currency,
        available,
        phone,
        hasBonus: !isMet('wager'),
      },
      onRefused(refused) {
        if (!form.markRefused(refused)) setRefusal(refused)
        onChanged()
      },
      onDone({ id }) {
        form.forgetAmount()
        onChanged()
        // The place that it opens from is the one of the request.
        if (isHere.current) void openScreen(`/cashbox?tab=history&payout=${id}`)
      },
    })
  }

  return (
    <form className={styles.tab} noValidate onSubmit={handleSubmit}>
      <MissingConditions
        conditions={conditions.conditions}
        mostOpen={general.openPayouts}
        onChanged={onChanged}
      />
      {hasLosses && (
        <Note tone="warning" title={t('cashbox.payout.burns')}>
          {t('cashbox.payout.burns.text')}
        </Note>
      )}
      <MethodPicker
        legend={t('cashbox.payout.methods')}
        methods={systems}
        lastUsed={lastUsed}
        currency={currency}
        value={system.key}
        onChange={setChosen}
      />
      <div className={styles.fields}>
        {system.fields.map((field) => (
          <TypedField key={`${system.key} ${field.name}`} field={field} form={form} />
        ))}
        <MoneyField
          label={t('cashbox.payout.amount')}
          currency={currency}
          value={form.amountText}
          onChange={form.typeAmount}
          onBlur={form.leaveAmount}
          message={t('cashbox.payout.limits', { min: sum(limits.min), max: sum(limits.max) })}
          error={describeAmount()}
        />
      </div>
      {form.amountProblem === 'funds' && !isExcluded && (
        <ButtonLink size="small" to="/cashbox?tab=deposit">
          {t('cashbox.payout.deposit')}
        </ButtonLink>
      )}
      {isTooMuch && (
        <MissingConditions
          conditions={[{ key: 'documents', isMet: false }]}
          mostOpen={general.openPayouts}
          onChanged={onChanged}
        />
      )}
      <FactList look="rows" facts={listFacts()} />
      {refusal && (
        <Note
          tone="error"
          isAnswer
          actions={
            <Button
              size="small"
              aria-haspopup="dialog"
              onClick={() => openModal('support', { reason: 'payout' })}
            >
              {t('cashbox.support')}
            </Button>
          }
        >
          {describeRefusal(t, refusal)}
        </Note>
      )}
      <Button type="submit" look="primary" size="large" isWide disabled={!isOpen || isTooMuch}>
        {t('cashbox.payout.create')}
      </Button>
    </form>
  )

  function describeAmount(): string | undefined {
    switch (form.amountProblem) {
      case null:
        return undefined
      case 'range':
        return t('cashbox.payout.amount.range', { min: sum(limits.min), max: sum(limits.max) })
      case 'funds':
        return t('cashbox.payout.amount.funds', { available: sum(available) })
      default:
        return t(`cashbox.payout.amount.${form.amountProblem}`)
    }
  }

  function listFacts() {
    const fee = form.amount === null ? null : computePayoutFee(form.amount, system.fee)
    const taken = writeFee(i18n, system.fee, currency)
    return [
      {
        name: t('cashbox.payout.available'),
        value: (
          <span className={styles.available}>
            {sum(available)}
            <Button look="text" size="small" disabled={available < limits.min} onClick={form.typeAll}>
              {t('cashbox.payout.all')}
            </Button>
          </span>
        ),
      },
      {
        name: t('cashbox.methods.fee'),
        value: taken === null ? t('cashbox.payout.free') : fee === null ? taken : sum(fee),
      },
      ...(taken !== null && fee !== null && form.amount! > fee
        ? [{ name: t('cashbox.payout.received'), value: sum(form.amount! - fee) }]
        : []),
      { name: t('cashbox.payout.arrival'), value: t('cashbox.payout.arrival.usual', system.arrival) },
      {
        name: t('cashbox.payout.wager'),
        value: t(isMet('wager') ? 'cashbox.payout.wager.met' : 'cashbox.payout.wager.unmet'),
        color: isMet('wager') ? ('green' as const) : ('coral' as const),
      },
      ...(isMet('phone') && isMet('email') && isMet('documents') && !isTooMuch
        ? [
            {
              name: t('cashbox.payout.verified'),
              value: t('cashbox.payout.verified.met'),
              color: 'green' as const,
            },
          ]
        : []),
    ]
  }
}

const icons: Record<PayoutField['kind'], IconName> = {
  card: 'card',
  iban: 'bank',
  wallet: 'wallet',
  crypto: 'crypto',
  phone: 'phone',
  name: 'user',
}
/** What browsers may fill in, and the keyboard of phones. */
const inputs: Partial<
  Record<PayoutField['kind'], { autoComplete?: string; inputMode?: 'numeric' | 'tel'; type?: string }>
> = {
  card: { autoComplete: 'cc-number', inputMode: 'numeric' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  name: { autoComplete: 'name' },
}

function TypedField({ field, form }: { field: PayoutField; form: PayoutFormControl }) {
  const { t } = useI18n()
  const { name, kind, label, example } = field
  const error = form.errors[name]
  const isFilled = Boolean(form.typed[name]?.trim())
  return (
    <TextField
      label={label}
      icon={icons[kind]}
      name={name}
      autoComplete="off"
      spellCheck={false}
      {...inputs[kind]}
      value={form.typed[name] ?? ''}
      message={t('cashbox.payout.field.example', { example })}
      error={error && t(error)}
      isValid={isFilled && form.isRight(field)}
      onChange={(event) => form.type(name, event.currentTarget.value)}
      onBlur={() => form.leave(name)}
    />
  )
}
