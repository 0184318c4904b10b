import { CodeEntry } from '../../../domain/codes/code-entry.tsx'
import type { SentCodeControl } from '../../../domain/codes/use-sent-code.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Resend } from '../../../ui/fields/resend.tsx'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import type { PayoutWish } from './payout-request-modal.tsx'
import './payout.messages.json'
import styles from './payout.module.css'

interface PayoutCodeStepProps {
  code: SentCodeControl
  request: PayoutWish
  /** Where the money goes, masked. */
  target: string
}

/** PayoutPhoneConfirm [2.58], [2.63]. */
export function PayoutCodeStep({ code, request, target }: PayoutCodeStepProps) {
  const { t, moneyRange } = useI18n()
  const { system, amount, currency, phone } = request
  const { problem } = code
  const silent = problem?.code === 'temporarily_unavailable' || problem?.code === 'internal_error'
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void code.submit()
      }}
    >
      <FactList
        look="rows"
        isPanel
        facts={[
          { name: system.name, value: moneyRange(amount, amount, currency) },
          { name: target, value: t('cashbox.payout.arrival.most', { most: system.arrival.most }) },
        ]}
      />
      <p>
        {t('cashbox.payout.code.sent')} <b className={styles.contact}>{phone}</b>
      </p>
      <CodeEntry
        code={{
          ...code,
          problem: problem && silent ? { ...problem, message: t('cashbox.payout.code.unknown') } : problem,
        }}
        beside={<TextLink to="/profile/info">{t('cashbox.payout.code.changed')}</TextLink>}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isWaiting={code.isChecking}
        disabled={code.digits.length < 4 && !code.isChecking}
      >
        {t('cashbox.payout.code.submit')}
      </Button>
    </form>
  )
}

/** ReachedLimit [2.62]: support helps; another code after its time, unless there is none today. */
export function PayoutLimitStep({ code, lead }: { code: SentCodeControl; lead: string }) {
  const { t } = useI18n()
  const step = useStepFocus<HTMLDivElement>()
  const isOver = code.stop === 'limit'
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      <p>{lead}</p>
      {!isOver && (
        <Resend
          labels={{ wait: t('codes.resend.wait'), again: t('codes.resend.again') }}
          availableAt={code.resendAt}
          isWaiting={code.isSending}
          onResend={() => void code.resend()}
        />
      )}
      <Note tone="warning">{t(isOver ? 'cashbox.payout.code.limit' : 'codes.stop.hint')}</Note>
      <Button
        look="primary"
        size="large"
        isWide
        aria-haspopup="dialog"
        onClick={() => openModal('support', { reason: 'codes', isChatWanted: true })}
      >
        <Icon name="chat" size={18} />
        {t('cashbox.payout.ask')}
      </Button>
    </div>
  )
}
