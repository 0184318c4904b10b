import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { ShortCountdown } from '../feedback/countdown.tsx'
import { Icon } from '../data/icon.tsx'
import styles from './resend.module.css'

interface ResendProps {
  /** `Новый код через` before the clock, and what the button does. */
  labels: { wait: string; again: string }
  /** When it may be asked for again, milliseconds since 1970. */
  availableAt: number
  onResend: () => void
  isWaiting?: boolean
}

/** Asks for something once more: a clock until that is allowed, then a button. */
export function Resend({ labels, availableAt, onResend, isWaiting }: ResendProps) {
  const [passedAt, setPassedAt] = useState<number | null>(null)
  if (passedAt !== availableAt)
    return (
      <ShortCountdown
        key={availableAt}
        text={labels.wait}
        endsAt={availableAt}
        onEnd={() => setPassedAt(availableAt)}
      />
    )
  return (
    <Button look="text" size="small" className={styles.button} isWaiting={isWaiting} onClick={onResend}>
      <Icon name="refresh" size={18} />
      {labels.again}
    </Button>
  )
}
