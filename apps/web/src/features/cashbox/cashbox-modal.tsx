// [2.67] The cashbox: the player's balance, and tabs to deposit, to be paid out and to look back.
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './cashbox.messages.json'
import styles from './cashbox-modal.module.css'
import { DepositTab } from './deposit/deposit-tab.tsx'
import { HistoryTab } from './history/history-tab.tsx'
import { PayoutTab } from './payout/payout-tab.tsx'

const contents = { deposit: DepositTab, payout: PayoutTab, history: HistoryTab }
const tabs = ['deposit', 'payout', 'history'] as const
type CashboxTab = (typeof tabs)[number]

interface CashboxModalProps {
  /** The initial tab, from the address; anything else selects the first. */
  wantedTab: string | null
  onClose: () => void
}

export function CashboxModal({ wantedTab, onClose }: CashboxModalProps) {
  const { t, money } = useI18n()
  // Null when it failed to load; the tabs are shown all the same.
  const shown = useShownBalance()
  const [tab, setTab] = useState<CashboxTab>(tabs.find((name) => name === wantedTab) ?? 'deposit')
  const contentOf = (name: CashboxTab) => {
    const Content = contents[name]
    return (
      <div className={styles.content}>
        <Content />
      </div>
    )
  }
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
