// The running bonus: how far its wager has come, on which terms, and the way out of it.
import art from '@yanta/art/gifts.json'
import { type Bonus, cancelActiveBonus } from '@yanta/contract'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import { useAction } from '../../data/use-action.ts'
import { askConfirm, showAlert } from '../../dialogs/dialogs.ts'
import { giftStore } from '../../domain/gift/gift-store.ts'
import type { ShownBonus } from '../../domain/wallet/use-bonus.ts'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { computeWagerPercent } from '../../domain/wallet/wager-percent.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './wager-card.module.css'
import './gifts.messages.json'
import './wager.messages.json'

interface WagerCardProps {
  shown: ShownBonus
  /** Null until they are loaded. */
  terms: Bonus | null
}

export function WagerCard({ shown, terms }: WagerCardProps) {
  const { t, moneyRange } = useI18n()
  const { moment } = useLocalDates()
  const gift = useStore(giftStore, ({ gifts }) => gifts.get(terms?.giftId ?? ''))
  const { currency, wagering, bonus } = shown
  const percent = computeWagerPercent(wagering)
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  const done = t('gifts.wager.done', { done: sum(wagering.done), needed: sum(wagering.needed) })
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <img src={gift?.image ?? art.offer} alt="" width="76" height="76" />
        <div>
          <div className={styles.state}>
            <StatusTag tone="green" icon="check" size="small">
              {t('gifts.state.active')}
            </StatusTag>
            {terms && <span>{t('gifts.wager.until', { date: moment(terms.expiresAt) })}</span>}
          </div>
          <h2>{gift?.title ?? t('gifts.wager.title')}</h2>
        </div>
      </div>
      <div className={styles.progress}>
        <div className={styles.line}>
          <span>{done}</span>
          <b>{t('gifts.wager.percent', { percent })}</b>
        </div>
        <ProgressBar label={t('gifts.wager.progress')} percent={percent} valueText={done} />
        <div className={styles.small}>
          {terms && (
            <span>
              {t('gifts.wager.times', { times: Math.round(wagering.needed / Math.max(1, terms.amount)) })}
            </span>
          )}
          <span>{t('gifts.wager.left', { sum: sum(Math.max(0, wagering.needed - wagering.done)) })}</span>
        </div>
      </div>
      <Terms bonus={bonus} shown={shown} terms={terms} />
      <p className={styles.rule}>{t('gifts.wager.rule')}</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" to="/games/otygrat_bonus">
          {t('gifts.wager.slots')}
        </ButtonLink>
        <GiveUp shown={shown} />
      </div>
    </Card>
  )
}

function Terms({ bonus, shown: { currency }, terms }: WagerCardProps & { bonus: number }) {
  const { t, moneyRange } = useI18n()
  const whole = (sum: number) => moneyRange(sum, sum, currency)
  const facts = [{ name: t('gifts.wager.bonus'), value: whole(bonus) }]
  if (terms)
    facts.push(
      { name: t('gifts.wager.cap'), value: t('gifts.wager.cap_sum', { sum: whole(terms.conversionCap) }) },
      {
        name: t('gifts.wager.stake'),
        value: terms.maxStake === null ? t('gifts.wager.any') : whole(terms.maxStake),
      },
    )
  return (
    <FactList
      look="boxed"
      hasFourColumns
      facts={[...facts, { name: t('gifts.wager.counts'), value: t('gifts.wager.counts_share') }]}
    />
  )
}

function GiveUp({ shown: { bonus, currency, wagering } }: { shown: ShownBonus }) {
  const { t, money, moneyRange } = useI18n()
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  const real = useShownBalance()?.real ?? 0
  const { run, isBusy } = useAction(async () => {
    const isSure = await askConfirm({
      title: t('gifts.wager.sure'),
      text: t('gifts.wager.sure_text', {
        bonus: sum(bonus),
        done: sum(wagering.done),
        needed: sum(wagering.needed),
        real: money(real, currency),
      }),
      acceptLabel: t('gifts.wager.give_up'),
      cancelLabel: t('gifts.wager.keep'),
      isDangerous: true,
    })
    if (!isSure) return
    const result = await browserCall(cancelActiveBonus)
    if (!result.ok) void showAlert({ code: result.refusal.code, text: result.refusal.errors[0]?.message })
  })
  return (
    <Button look="line" isWaiting={isBusy} onClick={() => void run()}>
      {t('gifts.wager.give_up')}
    </Button>
  )
}
