// What is typed for a limit: a sum, or hours and minutes.
import { largestLimit, type OwnLimit } from '@yanta/contract'
import { useState } from 'react'
import { readAmount, writeAmount } from '../../../domain/wallet/typed-amount.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { type TimeProblem, readTime } from './limit-rules.ts'

export interface LimitDraft {
  text: string
  setText: (text: string) => void
  hours: string
  setHours: (hours: string) => void
  minutes: string
  setMinutes: (minutes: string) => void
  /** Minutes as both fields write them. */
  setTime: (minutes: number) => void
  /** Anything was changed. */
  isTyped: boolean
  read: { value: number } | { problem: TimeProblem | 'huge' }
}

export function useLimitDraft({ kind, period, value }: OwnLimit): LimitDraft {
  const { locale } = useI18n()
  const [isTyped, setIsTyped] = useState(false)
  const [text, setText] = useState(value === null || kind === 'time' ? '' : writeAmount(value, locale))
  const [time, setTime] = useState(() => splitTime(kind === 'time' ? value : null))
  const typing =
    <Value>(set: (value: Value) => void) =>
    (typed: Value) => {
      setIsTyped(true)
      set(typed)
    }
  return {
    text,
    setText: typing(setText),
    ...time,
    setHours: typing((hours) => setTime((before) => ({ ...before, hours }))),
    setMinutes: typing((minutes) => setTime((before) => ({ ...before, minutes }))),
    setTime: typing((minutes) => setTime(splitTime(minutes))),
    isTyped,
    read: kind === 'time' ? readTyped() : readSum(),
  }

  function readTyped(): LimitDraft['read'] {
    const read = readTime(time.hours, time.minutes, period)
    return 'minutes' in read ? { value: read.minutes } : read
  }
  function readSum(): LimitDraft['read'] {
    const read = readAmount(text, locale)
    if ('problem' in read) return read
    if (read.amount === 0) return { problem: 'empty' }
    return read.amount > largestLimit ? { problem: 'huge' } : { value: read.amount }
  }
}

function splitTime(total: number | null): { hours: string; minutes: string } {
  if (total === null) return { hours: '', minutes: '' }
  return { hours: String(Math.floor(total / 60)), minutes: String(total % 60) }
}
