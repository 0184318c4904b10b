// When free rounds may be played and when they end. Pure; amounts in minor units.
import { addSeconds } from '@yanta/config/clock'

export type FreeRoundsStatus = 'active' | 'played' | 'expired' | 'cancelled'

/** How long after the end a round that was begun in time may still be settled, by a provider that was interrupted. */
export const settleGraceSeconds = 120

interface Series {
  total: number
  used: number
  status: FreeRoundsStatus
  expiresAt: Date
}

/** Whether a round may begin. */
export function mayBegin({ total, used, status, expiresAt }: Series, now: Date): boolean {
  return status === 'active' && used < total && now < expiresAt
}

/** Whether a round that was begun in time may be settled. */
export function maySettle(series: Series, now: Date): boolean {
  return mayBegin({ ...series, expiresAt: findLastSettlement(series.expiresAt) }, now)
}

/** The time from which they are to be ended although some are left. */
export function findLastSettlement(expiresAt: Date): Date {
  return addSeconds(expiresAt, settleGraceSeconds)
}
