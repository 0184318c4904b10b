// What a limit's numbers mean, and what becomes of a new value. Pure; values in minor units, or minutes for `time`.
import {
  longestMinutes,
  type Currency,
  type LimitKind,
  type LimitPeriod,
  type OwnLimit,
} from '@yanta/contract'

/** From here on, in percent, a limit is worth a warning. */
const nearPercent = 80

type LimitState = 'none' | 'open' | 'near' | 'reached'

export function findLimitState({ value, used }: Pick<OwnLimit, 'value' | 'used'>): LimitState {
  if (value === null) return 'none'
  if (used >= value) return 'reached'
  return computeUsedPercent({ value, used }) >= nearPercent ? 'near' : 'open'
}

/** Whole percent, 100 at most. */
export function computeUsedPercent({ value, used }: Pick<OwnLimit, 'value' | 'used'>): number {
  return value === null ? 0 : Math.min(100, Math.floor((used / value) * 100))
}

/** `set` and `lower` are in force at once; `raise` and `remove` wait for a day and a second confirmation. */
export type LimitStep = 'same' | 'set' | 'lower' | 'raise' | 'remove'

export function findStep(current: number | null, next: number | null): LimitStep {
  if (current === next) return 'same'
  if (next === null) return 'remove'
  if (current === null) return 'set'
  return next < current ? 'lower' : 'raise'
}

export type TimeProblem = 'empty' | 'unreadable' | 'minutes' | 'long'

/** Hours and minutes as typed; a field left empty is a zero. */
export function readTime(
  hours: string,
  minutes: string,
  period: LimitPeriod,
): { minutes: number } | { problem: TimeProblem } {
  const [hourText, minuteText] = [hours.trim(), minutes.trim()]
  if (!/^\d{0,4}$/.test(hourText) || !/^\d{0,4}$/.test(minuteText)) return { problem: 'unreadable' }
  if (Number(minuteText) > 59) return { problem: 'minutes' }
  const total = Number(hourText) * 60 + Number(minuteText)
  if (total === 0) return { problem: 'empty' }
  return total > longestMinutes[period] ? { problem: 'long' } : { minutes: total }
}

/** In hundreds of roubles, and in hours. */
const sums: Record<LimitPeriod, readonly number[]> = {
  day: [10, 30, 50, 100],
  week: [50, 100, 200, 400],
  month: [200, 500, 1_000, 1_500],
}
const hours: Record<LimitPeriod, readonly number[]> = {
  day: [1, 2, 3, 5],
  week: [5, 10, 15, 20],
  month: [20, 40, 60, 80],
}
/** Minor units that stand for a hundred roubles. */
const roundHundreds: Record<Currency, number> = {
  RUB: 10_000,
  EUR: 100,
  USD: 100,
  CAD: 100,
  UAH: 5_000,
  KZT: 50_000,
}

/** Round values to choose from. */
export function listPresets(kind: LimitKind, period: LimitPeriod, currency: Currency): readonly number[] {
  return kind === 'time'
    ? hours[period].map((count) => count * 60)
    : sums[period].map((count) => count * roundHundreds[currency])
}

/** When what is shown becomes old by the clock alone: a period ends, or a change lapses. Milliseconds since 1970; null: never. */
export function findRenewal(limits: readonly OwnLimit[], now: number): number | null {
  const moments = limits
    .flatMap(({ resetsAt, change }) => [resetsAt, ...(change ? [change.lapsesAt] : [])])
    .map((instant) => Date.parse(instant))
    .filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}
