// [2.67] The deposit tab: a form, or how the deposit that its address names is going.
import empty from '@yanta/art/empty.json'
import { useState } from 'react'
import { openModal } from '../../../dialogs/store.ts'
import { useBreakEnd } from '../../../domain/player/use-break-end.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import { DepositResult } from '../result/deposit-result.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositSkeleton } from './deposit-skeleton.tsx'
import { startDraft, type DepositDraft } from './deposit-draft.ts'
import './deposit.messages.json'
import { useDepositOffers } from './use-deposit-offers.ts'

interface DepositTabProps {
  /** Whose result is shown; null: the form. */
  depositId: string | null
  /** Query of the screen beneath, which the player comes back to. */
  returnQuery: string
  onAddress: (address: string) => void
  onClose: () => void
  /** It is the tab that is seen. */
  isActive: boolean
}

export function DepositTab({ depositId, returnQuery, onAddress, onClose, isActive }: DepositTabProps) {
  const { t, locale } = useI18n()
  const breakUntil = useBreakEnd()
  // After a result what was used last, gifts and today's sum may have changed: they are asked for anew.
  const isWanted = isActive && depositId === null && breakUntil === null
  const { latest: known, refusal, attempt, retry } = useDepositOffers(isWanted)
  const [typed, setTyped] = useState<DepositDraft | null>(null)
  if (depositId !== null)
    return (
      <DepositResult
        key={depositId}
        id={depositId}
        onClose={onClose}
        onAgain={(failedMethod) => {
          const other = known?.systems.find(({ key, isMore }) => key !== failedMethod && !isMore)
          if (failedMethod !== null && typed && other) setTyped({ ...typed, method: other.key })
          onAddress('/cashbox?tab=deposit')
        }}
      />
    )
  if (breakUntil !== null)
    return <Break until={breakUntil} onPayout={() => onAddress('/cashbox?tab=payout')} />
  // What is filled in stays, unless the player has asked for other ways.
  if (refusal && (!known || attempt > 0)) return <CashboxFailed onRetry={retry} />
  if (!known) return <DepositSkeleton />
  const draft = typed ?? startDraft(known, locale)
  if (!draft)
    return (
      <Notice
        image={empty.wallet}
        title={t('cashbox.deposit.empty')}
        text={t('cashbox.deposit.text')}
        action={
          <Button onClick={() => openModal('support', { reason: 'deposit' })}>{t('cashbox.support')}</Button>
        }
      />
    )
  return (
    <DepositForm
      offers={known}
      draft={draft}
      returnQuery={returnQuery}
      onChange={(change) => setTyped({ ...draft, ...change })}
      onReload={retry}
      onOpened={({ id }) => {
        setTyped(draft)
        onAddress(`/cashbox?deposit=${id}`)
      }}
      onLook={(id) => onAddress(`/cashbox?deposit=${id}`)}
    />
  )
}

/** Money can always be taken out. */
function Break({ until, onPayout }: { until: string; onPayout: () => void }) {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  return (
    <Note
      tone="warning"
      title={t('cashbox.deposit.break.title')}
      actions={<Button onClick={onPayout}>{t('cashbox.deposit.break.payout')}</Button>}
    >
      {t('cashbox.deposit.break.text', { until: moment(until) })}
    </Note>
  )
}
