import type { PaymentEntry } from '@yanta/content'
import type { Deposit, Gift, Locale } from '@yanta/contract'
import type { DepositRecord } from './deposits.repository.ts'

/** What a provider calls a deposit, and the player sees. */
export function nameDeposit(id: number): string {
  return `d-${id}`
}

/** Null for what names none. */
export function readDepositName(name: string): number | null {
  const match = /^d-(\d{1,15})$/.exec(name)
  return match && Number(match[1])
}

export function presentDeposit(
  { id, method: key, amount, currency, status, reason, giftId, createdAt, endedAt }: DepositRecord,
  methods: readonly PaymentEntry[],
  gifts: readonly Pick<Gift, 'id' | 'title'>[],
  locale: Locale,
): Deposit {
  const gift = gifts.find((each) => each.id === String(giftId))
  return {
    id: String(id),
    transaction_id: nameDeposit(id),
    method: { key, name: methods.find((each) => each.key === key)?.name[locale] ?? key, image: null },
    amount,
    currency,
    status,
    reason,
    gift: gift ? { id: gift.id, title: gift.title } : null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
