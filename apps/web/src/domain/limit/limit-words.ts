// How a player's own limits are named, and what a refusal by one of them says.
import { type Currency, LimitKind, LimitPeriod, type OwnLimit, type RefusalItem } from '@yanta/contract'
import * as v from 'valibot'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './limit.messages.json'

/** What the refusal `limit_reached` carries; `left` in minor units, or minutes for `time`. */
const ReachedLimit = v.object({
  kind: LimitKind,
  period: LimitPeriod,
  left: v.pipe(v.number(), v.minValue(0)),
  resetsAt: v.pipe(v.string(), v.isoTimestamp()),
})

export function nameLimit(t: I18n['t'], { kind, period }: Pick<OwnLimit, 'kind' | 'period'>): string {
  return t(`limit.${kind}.${period}`)
}

/** `1:42` of 102 minutes. */
export function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A value of a limit as its kind counts: a sum, or hours and minutes. */
export function writeLimitValue(
  { t, moneyRange }: Pick<I18n, 't' | 'moneyRange'>,
  kind: OwnLimit['kind'],
  value: number,
  currency: Currency,
): string {
  return kind === 'time' ? t('limit.time', { time: writeTime(value) }) : moneyRange(value, value, currency)
}

/**
 * What `limit_reached` says: which limit, what is left of it and when it starts anew.
 * @param currency null while it is unknown
 */
export function describeReachedLimit(
  i18n: I18n,
  errors: readonly RefusalItem[],
  { currency, moment }: { currency: Currency | null; moment: (instant: string) => string },
): string {
  const { t } = i18n
  const read = v.safeParse(ReachedLimit, errors[0]?.params)
  if (!read.success) return t('limit.reached.unknown')
  const { left, resetsAt, ...limit } = read.output
  const words = { limit: nameLimit(t, limit), moment: moment(resetsAt) }
  return left > 0 && (limit.kind === 'time' || currency)
    ? t('limit.reached.left', {
        ...words,
        left: writeLimitValue(i18n, limit.kind, left, currency ?? 'RUB'),
      })
    : t('limit.reached', words)
}
