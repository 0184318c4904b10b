import { formatTimeOfDay } from '@yanta/i18n'
import type { I18n } from '../../i18n/use-i18n.tsx'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Minutes within the first hour, else the time of the day. */
export function describeTime(createdAt: string, nowMs: number, { t }: Pick<I18n, 't'>): string {
  const minutes = Math.floor((nowMs - Date.parse(createdAt)) / minuteMs)
  if (minutes < 1) return t('notifications.now')
  return minutes < 60 ? t('notifications.minutes', { minutes }) : formatTimeOfDay(createdAt)
}

/** `start` is a midnight of the reader. */
export function describeDay(start: number, nowMs: number, { t, date }: Pick<I18n, 't' | 'date'>): string {
  const today = new Date(nowMs).setHours(0, 0, 0, 0)
  if (start >= today) return t('notifications.today')
  // A day of changing clocks is an hour shorter or longer.
  if (Math.round((today - start) / dayMs) === 1) return t('notifications.yesterday')
  const day = new Date(start)
  return date(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString())
}
