// An amount whose digits roll, right to left, when it changes. Screen readers get one text; respects reduced motion.
import { useRef } from 'react'
import styles from './rolling-amount.module.css'
import { buildDigits } from './rolling-digits.ts'

export function RollingAmount({ text }: { text: string }) {
  const last = useRef({ text, before: '', turn: 0 })
  if (last.current.text !== text)
    last.current = { text, before: last.current.text, turn: last.current.turn + 1 }
  const { before, turn } = last.current
  return (
    <span className={styles.amount}>
      <span className={styles.read}>{text}</span>
      <span aria-hidden="true">
        {buildDigits(text, before).map(({ place, text: digit, isRolling, delayMs }) =>
          isRolling ? (
            <span
              key={`${place}-${turn}`}
              className={styles.digit}
              style={{ animationDelay: `${delayMs}ms` }}
            >
              {digit}
            </span>
          ) : (
            <span key={place}>{digit}</span>
          ),
        )}
      </span>
    </span>
  )
}
