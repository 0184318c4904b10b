// [2.67] The cashbox: the player's balance, and tabs to deposit, to be paid out and to look back.
import { Suspense, type ReactNode } from 'react'
import { lazyPatiently } from '../../data/api/lazy-patiently.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { useIsExcluded } from '../../site/site-data.ts'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
// A document shows the history before its code is there, and links the styles of what is loaded at once alone.
import '../../ui/actions/choice-chip.module.css'
import '../../ui/fields/select.module.css'
import './history/history.module.css'
import './cashbox.messages.json'
import styles from './cashbox-modal.module.css'
import { findCashboxTab, listCashboxTabs, type CashboxTab } from './cashbox-tab.ts'
import { DepositSkeleton } from './deposit/deposit-skeleton.tsx'

// Each tab's code is loaded when it is chosen; the server draws it at once.
const loadDeposit = async () => (await import('./deposit/deposit-tab.tsx')).DepositTab
const loadPayout = async () => (await import('./payout/payout-tab.tsx')).PayoutTab
const loadHistory = async () => (await import('./history/history-tab.tsx')).HistoryTab
const loadTimeline = async () => (await import('./payout/payout-timeline.tsx')).PayoutTimeline
const DepositTab = import.meta.env.SSR ? await loadDeposit() : lazyPatiently(loadDeposit)
const PayoutTab = import.meta.env.SSR ? await loadPayout() : lazyPatiently(loadPayout)
const HistoryTab = import.meta.env.SSR ? await loadHistory() : lazyPatiently(loadHistory)
const PayoutTimeline = import.meta.env.SSR ? await loadTimeline() : lazyPatiently(loadTimeline)

interface CashboxModalProps {
  /** Of its address. */
  query: URLSearchParams
  /** Query of the screen beneath. */
  returnQuery: string
  /** Replaces the address, which selects the tab. */
  onAddress: (address: string) => void
  onClose: () => void
}

export function CashboxModal({ query, returnQuery, onAddress, onClose }: CashboxModalProps) {
  const { t, money } = useI18n()
  // Null when it failed to load; the tabs are shown all the same.
  const shown = useShownBalance()
  const payout = query.get('payout')
  const shownTabs = listCashboxTabs(query, useIsExcluded())
  const shownTab = findCashboxTab(query, shownTabs)
  const contents: Record<CashboxTab, ReactNode> = {
    deposit: (
      <DepositTab
        depositId={query.get('deposit')}
        returnQuery={returnQuery}
        onAddress={onAddress}
        onClose={onClose}
        isActive={shownTab === 'deposit'}
      />
    ),
    payout: <PayoutTab isActive={shownTab === 'payout'} />,
    history:
      payout === null ? (
        <HistoryTab query={query} onAddress={onAddress} />
      ) : (
        <PayoutTimeline id={payout} onBack={() => onAddress('/cashbox?tab=history')} />
      ),
  }
  return (
    <Modal
      title={t('cashbox.title')}
      closeLabel={t('cashbox.close')}
      onClose={onClose}
      size="large"
      aside={
        <p className={styles.balance}>
          {t('cashbox.balance')}{' '}
          <b>{shown ? money(shown.real, shown.currency) : t('cashbox.balance.unknown')}</b>
        </p>
      }
    >
      <Tabs
        label={t('cashbox.tabs.label')}
        isWide
        value={shownTab}
        onChange={(name) => onAddress(`/cashbox?tab=${name}`)}
        tabs={shownTabs.map((name) => ({
          value: name,
          label: t(`cashbox.tabs.${name}`),
          content: (
            <div className={styles.content}>
              <Suspense
                fallback={name === 'deposit' ? <DepositSkeleton /> : <Loader text={t('cashbox.loading')} />}
              >
                {contents[name]}
              </Suspense>
            </div>
          ),
          // A form that is being filled in.
          isKept: name !== 'history',
        }))}
      />
    </Modal>
  )
}
