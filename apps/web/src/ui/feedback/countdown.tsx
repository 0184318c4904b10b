// Time running out. The digits are drawn by the server too and drawn anew by the browser, whose clock is a little later: those that
// differ would otherwise stay until they change next, a day or an hour for some.
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { type TimeLeft, formatShortTime, pad, splitTimeLeft } from './time-left.ts'
import styles from './countdown.module.css'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { useTimeLeft } from './use-time-left.ts'

interface CountdownProps {
  /** Says what ends, to a screen reader. */
  label: string
  /** Milliseconds since 1970. */
  endsAt: number
  /** The short name of each part. */
  units: Record<keyof TimeLeft, string>
  size?: 'medium' | 'large'
  /** On a card rather than on a picture. */
  isSolid?: boolean
}

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

/** Days, hours, minutes and seconds until something happens. */
export function Countdown({ label, endsAt, units, size, isSolid }: CountdownProps) {
  const left = splitTimeLeft(useTimeLeft(endsAt))
  const drawn = useIsHydrated() ? 'here' : 'there'
  return (
    <div
      role="timer"
      aria-label={label}
      className={joinClasses(styles.timer, size === 'large' && styles.large, isSolid && styles.solid)}
    >
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          <b key={drawn} suppressHydrationWarning>
            {pad(left[part])}
          </b>
          <small>{units[part]}</small>
        </span>
      ))}
    </div>
  )
}

/** Minutes and seconds in a line of text: `Новый код через 0:27`. */
export function ShortCountdown({
  text,
  endsAt,
  onEnd,
}: {
  text: string
  endsAt: number
  onEnd?: () => void
}) {
  const left = useTimeLeft(endsAt, onEnd)
  const drawn = useIsHydrated() ? 'here' : 'there'
  return (
    <span role="timer" className={styles.line}>
      <Icon name="clock" size={18} />
      <span>
        {text}{' '}
        <b key={drawn} suppressHydrationWarning>
          {formatShortTime(left)}
        </b>
      </span>
    </span>
  )
}
