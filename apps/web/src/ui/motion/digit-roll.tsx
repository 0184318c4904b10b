// A number whose digits roll like a counter's, one after the other from the right, when it changes. A screen reader is told the
// number as it is.
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './digit-roll.module.css'
import { joinClasses } from '../join-classes.ts'
import { durationMs, easing } from './motion.ts'
import { useIsCalm } from './use-is-calm.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface DigitRollProps {
  /** The number as it is written, with its spaces and its currency. */
  text: string
  /** `drums` gives each digit a drum of its own, for a large counter. */
  look?: 'plain' | 'drums'
}

/** Each digit that changes starts this much after its right neighbour. */
const staggerMs = 90

export function DigitRoll({ text, look = 'plain' }: DigitRollProps) {
  const isCalm = useIsCalm()
  const [current, setCurrent] = useState(text)
  const [delays, setDelays] = useState<readonly number[]>([])
  if (current !== text) {
    setCurrent(text)
    setDelays(delayRolls(text, current))
  }
  const characters = [...text]
  return (
    <span className={joinClasses(styles.number, look === 'drums' && styles.drums)}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.digits} aria-hidden="true">
        {characters.map((character, index) => {
          // Counted from the right, as the places of a number are.
          const place = characters.length - 1 - index
          return /\d/.test(character) ? (
            <Digit key={place} value={character} delayMs={delays[place] ?? 0} isCalm={isCalm} />
          ) : (
            <span key={place} className={/\s/.test(character) ? styles.space : undefined}>
              {character}
            </span>
          )
        })}
      </span>
    </span>
  )
}

/** When each place starts to roll, in milliseconds, the right-most first. */
export function delayRolls(text: string, before: string): number[] {
  const [now, old] = [[...text].reverse(), [...before].reverse()]
  let rolling = 0
  return now.map((character, place) =>
    character === old[place] || !/\d/.test(character) ? 0 : staggerMs * rolling++,
  )
}

/** All that the drum still has to show, the last at the bottom: a change in the middle of a roll goes on from there. */
function Digit({ value, delayMs, isCalm }: { value: string; delayMs: number; isCalm: boolean }) {
  const strip = useRef<HTMLSpanElement>(null)
  const [trail, setTrail] = useState([value])
  if (trail.at(-1) !== value) setTrail(isCalm ? [value] : [...trail, value])
  useLayoutEffect(() => {
    const element = strip.current
    if (!element || trail.length === 1) return
    const [running] = element.getAnimations()
    const shift = running
      ? new DOMMatrix(getComputedStyle(element).transform).m42 / element.parentElement!.offsetHeight
      : 0
    running?.cancel()
    const roll = element.animate(
      [{ transform: `translateY(${(shift + 1) * 100}%)` }, { transform: 'none' }],
      { duration: durationMs.long, delay: running ? 0 : delayMs, easing: easing.out, fill: 'backwards' },
    )
    roll.onfinish = () => setTrail([value])
    // A later change goes on from it; what is gone for good needs no end.
  }, [trail, value, delayMs])
  return (
    <span className={styles.digit}>
      <span ref={strip} className={styles.strip}>
        {trail.map((digit, index) => (
          <b key={index} style={{ top: `${(index + 1 - trail.length) * 100}%` }}>
            {digit}
          </b>
        ))}
      </span>
    </span>
  )
}
