// How a deposit is going or has ended. What nobody knows is called so, never failed [7.77].
import type { Deposit } from '@yanta/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useRevalidator } from 'react-router'
import { readServerNow } from '../../../browser/server-clock.ts'
import { isConnected } from '../../../data/realtime/site-socket.ts'
import { openModal } from '../../../dialogs/store.ts'
import { refreshGifts } from '../../../domain/gift/gift-store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Result } from '../../../ui/feedback/result.tsx'
import { openedDeposits } from '../provider/opened-deposits.ts'
import { ProviderButton } from '../provider/provider-button.tsx'
import { findDecline } from './decline-words.ts'
import { DepositGift } from './deposit-gift.tsx'
import { findView } from './result-machine.ts'
import '../cashbox.messages.json'
import './result.messages.json'
import { useDepositResult } from './use-deposit-result.ts'

interface DepositResultProps {
  id: string
  /** Leaves the result: the same sum, by another way than this one where it is named. */
  onAgain: (failedMethod: string | null) => void
  onClose: () => void
}

export function DepositResult({ id, onAgain, onClose }: DepositResultProps) {
  const { t, moneyRange } = useI18n()
  const opened = useStore(openedDeposits, (all) => all[id] ?? null)
  const { state, isChecking, check } = useDepositResult(id, opened?.deposit ?? null, opened?.exits ?? 0)
  const view = findView(state, opened !== null)
  const { deposit } = state
  const isSuccess = view === 'success'
  // The account is closed for play: no other deposit is offered, only how this one ended.
  const isExcluded = useIsExcluded()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSuccess) return
    refreshGifts()
    // Otherwise the balance moves by the socket.
    if (!isConnected()) void revalidate()
  }, [isSuccess, revalidate])

  const checkButton = (
    <Button isWaiting={isChecking} onClick={check}>
      <Icon name="refresh" />
      {t('cashbox.result.check')}
    </Button>
  )
  const closeButton = (
    <Button look="primary" onClick={onClose}>
      {t('cashbox.result.close')}
    </Button>
  )
  if (view === 'loading') return <Loader text={t('cashbox.result.loading')} />
  if (view === 'missing')
    return (
      <Result
        outcome="stopped"
        icon="search"
        title={t('cashbox.result.missing.title')}
        text={t('cashbox.result.missing.text')}
        actions={
          <>
            <Button onClick={() => openModal('support', { reason: 'deposit' })}>
              {t('cashbox.support')}
            </Button>
            {isExcluded ? (
              closeButton
            ) : (
              <Button look="primary" onClick={() => onAgain(null)}>
                {t('cashbox.result.form')}
              </Button>
            )}
          </>
        }
      />
    )
  if (view === 'unreadable' || !deposit)
    return (
      <Result
        outcome="unknown"
        title={t('cashbox.result.unreadable.title')}
        text={t('cashbox.result.unreadable.text')}
        actions={
          <>
            {checkButton}
            {closeButton}
          </>
        }
      />
    )

  const sum = moneyRange(deposit.amount, deposit.amount, deposit.currency)
  const facts = <DepositFacts deposit={deposit} sum={sum} />
  switch (view) {
    case 'paying':
      return (
        <Result
          outcome="unknown"
          title={t(isExcluded ? 'cashbox.result.thinking.title' : 'cashbox.result.paying.title')}
          text={t(isExcluded ? 'cashbox.result.paying.closed' : 'cashbox.result.paying.text')}
          actions={
            <>
              {checkButton}
              {isExcluded ? (
                closeButton
              ) : (
                <Button onClick={() => onAgain(deposit.method.key)}>{t('cashbox.result.other')}</Button>
              )}
            </>
          }
        >
          {!isExcluded && opened?.isShown === false && (
            <Note tone="warning" isAnswer>
              {t('cashbox.result.blocked')}
            </Note>
          )}
          {!isExcluded && opened && (
            <ProviderButton depositId={id} page={opened.page} isMain={!opened.isShown} />
          )}
          {facts}
        </Result>
      )
    case 'thinking':
      return (
        <Result
          outcome="unknown"
          title={t('cashbox.result.thinking.title')}
          text={t('cashbox.result.thinking.text')}
          actions={
            <>
              {checkButton}
              {closeButton}
            </>
          }
        >
          {facts}
        </Result>
      )
    case 'success':
      return (
        <Result
          outcome="success"
          title={t('cashbox.result.success.title')}
          text={t('cashbox.result.success.text', { sum })}
          actions={
            isExcluded ? (
              closeButton
            ) : (
              <>
                <Button onClick={() => onAgain(null)}>{t('cashbox.result.more')}</Button>
                <Button look="primary" onClick={onClose}>
                  <Icon name="play" />
                  {t('cashbox.result.play')}
                </Button>
              </>
            )
          }
        >
          {facts}
          {deposit.gift && isNew(deposit) && <DepositGift gift={deposit.gift} />}
        </Result>
      )
    case 'declined': {
      const { name, wayOut } = findDecline(deposit.reason)
      const again = (
        <Button look={wayOut === 'again' ? 'primary' : 'plain'} key="again" onClick={() => onAgain(null)}>
          {t('cashbox.result.again')}
        </Button>
      )
      const other = (
        <Button
          look={wayOut === 'other' ? 'primary' : 'plain'}
          key="other"
          onClick={() => onAgain(deposit.method.key)}
        >
          {t('cashbox.result.other')}
        </Button>
      )
      return (
        <Result
          outcome="failure"
          title={t(`cashbox.declined.${name}.title`)}
          text={t(isExcluded ? 'cashbox.declined.closed' : `cashbox.declined.${name}.text`)}
          actions={isExcluded ? closeButton : wayOut === 'again' ? [other, again] : [again, other]}
        >
          {facts}
          <Button look="text" onClick={() => openModal('support', { reason: 'deposit' })}>
            <Icon name="chat" />
            {t('cashbox.support')}
          </Button>
        </Result>
      )
    }
  }
}

/** The bonus that runs now is that of a deposit just credited; later it may be another one. */
const newForMs = 10 * 60_000

function isNew({ endedAt }: Deposit): boolean {
  return endedAt !== null && readServerNow() - Date.parse(endedAt) < newForMs
}

function DepositFacts({ deposit, sum }: { deposit: Deposit; sum: string }) {
  const { t } = useI18n()
  const { second } = useLocalDates()
  const { method, transaction_id: transaction, createdAt, endedAt } = deposit
  return (
    <FactList
      look="boxed"
      facts={[
        { name: t('cashbox.result.sum'), value: sum },
        { name: t('cashbox.result.method'), value: method.name },
        { name: t('cashbox.result.transaction'), value: transaction },
        { name: t('cashbox.result.time'), value: second(endedAt ?? createdAt) },
      ]}
    />
  )
}
