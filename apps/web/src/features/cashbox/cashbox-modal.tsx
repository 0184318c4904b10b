// [2.67] The cashbox: the player's balance, and the platform's methods to deposit and to withdraw.
import empty from '@yanta/art/empty.json'
import type { Currency, PaymentSystem } from '@yanta/contract'
import { useState } from 'react'
import type { CallState } from '../../data/use-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import './cashbox.messages.json'
import styles from './cashbox-modal.module.css'
import { type PaymentSystems, usePaymentSystems } from './use-payment-systems.ts'

const tabs = ['deposit', 'payout', 'history'] as const
type CashboxTab = (typeof tabs)[number]

interface CashboxModalProps {
  /** The initial tab, from the address; anything else selects the first. */
  wantedTab: string | null
  onClose: () => void
}

export function CashboxModal({ wantedTab, onClose }: CashboxModalProps) {
  const { t, money } = useI18n()
  // Null when it failed to load; payment methods are shown all the same.
  const shown = useShownBalance()
  const [tab, setTab] = useState<CashboxTab>(tabs.find((name) => name === wantedTab) ?? 'deposit')
  const systems = usePaymentSystems()
  const contentOf = (name: CashboxTab) => (
    <div className={styles.content}>
      {name === 'history' ? <History /> : <Ways kind={name} systems={systems} currency={shown?.currency} />}
    </div>
  )
  return (
    <Modal title={t('cashbox.title')} closeLabel={t('cashbox.close')} onClose={onClose} size="large">
      <div className={styles.body}>
        <p className={styles.balance}>
          {t('cashbox.balance')}{' '}
          <b>{shown ? money(shown.real, shown.currency) : t('cashbox.balance.unknown')}</b>
        </p>
        <Tabs
          label={t('cashbox.tabs.label')}
          isWide
          value={tab}
          onChange={(name) => setTab(name as CashboxTab)}
          tabs={tabs.map((name) => ({
            value: name,
            label: t(`cashbox.tabs.${name}`),
            content: contentOf(name),
          }))}
        />
        <p className={styles.adults}>{t('cashbox.adults')}</p>
      </div>
    </Modal>
  )
}

interface WaysProps {
  kind: 'deposit' | 'payout'
  systems: CallState<PaymentSystems>
  /** The player's currency; without it no limits are shown. */
  currency: Currency | undefined
}

function Ways({ kind, systems: { value: systems, refusal, retry }, currency }: WaysProps) {
  const { t } = useI18n()
  if (refusal)
    return (
      <Notice
        isError
        image={empty.wallet}
        title={t('cashbox.failed')}
        text={t('cashbox.failed.text')}
        action={<Button onClick={retry}>{t('cashbox.failed.again')}</Button>}
      />
    )
  if (!systems) return <Loader text={t('cashbox.loading')} />
  const items = kind === 'deposit' ? systems.deposits : systems.payouts
  if (items.length > 0)
    return (
      <RowList look="boxed" label={t(`cashbox.tabs.${kind}`)}>
        {items.map((system) => (
          <Way key={system.key} system={system} currency={currency} />
        ))}
      </RowList>
    )
  return (
    <Notice
      image={empty.wallet}
      title={t(`cashbox.${kind}.empty`)}
      text={t(`cashbox.${kind}.text`)}
      action={<Button onClick={() => openModal('support')}>{t('cashbox.support')}</Button>}
    />
  )
}

/** [3.55] A payment method and its limits in the player's currency. */
function Way({
  system: { name, image, limits },
  currency,
}: {
  system: PaymentSystem
  currency: WaysProps['currency']
}) {
  const { t, wholeMoney } = useI18n()
  const limit = limits.find((candidate) => candidate.currency === currency)
  return (
    <Row
      image={image ?? undefined}
      icon={image ? undefined : 'card'}
      title={name}
      detail={
        limit &&
        currency &&
        t('cashbox.limits', { min: wholeMoney(limit.min, currency), max: wholeMoney(limit.max, currency) })
      }
    />
  )
}

function History() {
  const { t } = useI18n()
  return <Notice image={empty.history} title={t('cashbox.history.empty')} text={t('cashbox.history.text')} />
}
