// What a payout has gone through, where it stands, and what is ahead. Pure.
import type { Payout } from '@yanta/contract'

type End = 'refused' | 'failed' | 'cancelled'

export interface PayoutStage {
  key: 'created' | 'confirmed' | 'checked' | 'sent' | 'done' | End
  state: 'done' | 'now' | 'bad' | 'ahead'
  /** When it happened; null: it has not. */
  at: string | null
}

/** From the request to the money. One that came to nothing ends where it did: nothing is ahead of it. */
export function buildStages({
  status,
  steps,
  createdAt,
}: Pick<Payout, 'status' | 'steps' | 'createdAt'>): PayoutStage[] {
  const timeOf = (wanted: Payout['status']) => steps.find((step) => step.status === wanted)?.at ?? null
  const [approvedAt, sentAt] = [timeOf('approved'), timeOf('sent')]
  // A request without its code is none: both happened at once.
  const begun: PayoutStage[] = [
    { key: 'created', state: 'done', at: createdAt },
    { key: 'confirmed', state: 'done', at: createdAt },
  ]
  if (status === 'refused' || status === 'failed' || status === 'cancelled') {
    const passed: PayoutStage[] = [
      ...(approvedAt ? [{ key: 'checked', state: 'done', at: approvedAt } as const] : []),
      ...(sentAt ? [{ key: 'sent', state: 'done', at: sentAt } as const] : []),
    ]
    return [...begun, ...passed, { key: status, state: 'bad', at: timeOf(status) }]
  }
  const [isChecked, isPaid] = [status !== 'new', status === 'done']
  return [
    ...begun,
    { key: 'checked', state: isChecked ? 'done' : 'now', at: approvedAt },
    { key: 'sent', state: isPaid ? 'done' : isChecked ? 'now' : 'ahead', at: sentAt },
    { key: 'done', state: isPaid ? 'done' : 'ahead', at: timeOf('done') },
  ]
}
