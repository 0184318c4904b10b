import { limitChanged, type Currency, type OwnLimit } from '@yanta/contract'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import { userRoom, type Realtime } from '../../../plugins/realtime/realtime.ts'
import { dropLapsed, findChangeTimes, type SetLimit } from './limit-changes.rules.ts'
import type { CrossedLimit, PlayLimits } from './limits.rules.ts'
import type { LimitName } from './own-limits.repository.ts'

export function presentLimit(
  { kind, period }: LimitName,
  { value, change }: SetLimit,
  { used, resetsAt }: { used: number; resetsAt: Date },
): OwnLimit {
  return {
    kind,
    period,
    value,
    used,
    resetsAt: resetsAt.toISOString(),
    change: change && presentChange(change),
  }
}

function presentChange(change: NonNullable<SetLimit['change']>): OwnLimit['change'] {
  const { confirmableAt, lapsesAt } = findChangeTimes(change)
  return {
    value: change.value,
    confirmableAt: confirmableAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  }
}

/** Limits as they are after what has used them. */
export function presentCrossed(
  { now, resetsAt }: Pick<PlayLimits, 'now' | 'resetsAt'>,
  crossed: readonly CrossedLimit[],
): OwnLimit[] {
  return crossed.map(({ limit, used }) =>
    presentLimit(limit, dropLapsed(limit, now), { used, resetsAt: resetsAt[limit.period] }),
  )
}

/** The fact that a limit is used to a share. */
export function buildUsedEvent(
  userId: number,
  currency: Currency,
  { limit: { kind, period, value }, percent }: CrossedLimit,
): OutboxEvent<'limit.used'> {
  return { type: 'limit.used', userId, data: { kind, period, value, currency, percent } }
}

/** Notifies the player's pages after the commit. @param order see `takeEventOrder` */
export function publishLimits(
  realtime: Realtime,
  userId: number,
  limits: readonly OwnLimit[],
  order: number,
): void {
  for (const limit of limits) realtime.publish(userRoom(userId), limitChanged, limit, { order })
}
