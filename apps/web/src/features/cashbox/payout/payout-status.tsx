import type { PayoutStatus } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import './payout.messages.json'

const looks = {
  new: { tone: 'blue', icon: 'clock' },
  approved: { tone: 'blue', icon: 'clock' },
  sent: { tone: 'blue', icon: 'send' },
  done: { tone: 'green', icon: 'check' },
  refused: { tone: 'coral', icon: 'close' },
  failed: { tone: 'coral', icon: 'close' },
  cancelled: { tone: 'grey', icon: 'close' },
} as const satisfies Record<PayoutStatus, unknown>

/** The state of a payout in a word. */
export function PayoutStatusTag({ status }: { status: PayoutStatus }) {
  const { t } = useI18n()
  const { tone, icon } = looks[status]
  return (
    <StatusTag size="small" tone={tone} icon={icon}>
      {t(`cashbox.payout.status.${status}`)}
    </StatusTag>
  )
}
