// A sum that grows from nothing to its end, with a pop at each step it passes. Written into the element directly, so that nothing
// renders for each frame; a screen reader is told the end alone.
import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './count-up.module.css'
import { isCalm } from './is-calm.ts'
import { durationMs, easing } from './motion.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface CountUpStep {
  /** The value from which it counts. */
  from: number
  /** Stands above the sum. */
  label: string
}

interface CountUpProps {
  value: number
  /** How a value is written. */
  format: (value: number) => string
  /** By value, the lowest first. */
  steps?: readonly CountUpStep[]
}

const countMs = 1_200

export function CountUp({ value, format, steps = [] }: CountUpProps) {
  const box = useRef<HTMLSpanElement>(null)
  const sum = useRef<HTMLSpanElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const seen = useRef(0)
  const draw = useEffectEvent((current: number, mayPop: boolean) => {
    const [before, now] = [findStep(steps, seen.current), findStep(steps, current)]
    seen.current = current
    if (!box.current || !sum.current || !label.current) return
    write(sum.current, format(current))
    write(label.current, steps[now]?.label ?? '')
    if (mayPop && now !== before) pop(box.current, now + 1)
    else if (!mayPop) box.current.style.scale = String(restingScale(now + 1))
  })
  const count = useEffectEvent(() => {
    const [start, from] = [performance.now(), seen.current]
    let frame = 0
    const advance = (time: number) => {
      const share = isCalm() ? 1 : Math.min(1, Math.max(0, time - start) / countMs)
      draw(Math.round(from + (value - from) * (1 - (1 - share) ** 3)), !isCalm())
      if (share < 1) frame = requestAnimationFrame(advance)
    }
    advance(start)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => count(), [value])
  const last = steps[findStep(steps, value)]?.label
  return (
    <span className={styles.count}>
      <VisuallyHidden>
        {last} {format(value)}
      </VisuallyHidden>
      <span ref={box} className={styles.box} aria-hidden="true">
        <span ref={label} className={styles.label} data-text={last}>
          {last}
        </span>
        {/* Holds the room of the whole sum from the start. */}
        <span className={styles.room}>{format(value)}</span>
        <span ref={sum} className={styles.sum} data-text={format(value)}>
          {format(value)}
        </span>
      </span>
    </span>
  )
}

/** The outline is a second copy behind the letters. */
function write(element: HTMLElement, text: string): void {
  element.textContent = text
  element.dataset.text = text
}

/** -1 before the first. */
function findStep(steps: readonly CountUpStep[], value: number): number {
  return steps.findLastIndex(({ from }) => value >= from)
}

/** A little larger with each step. */
const restingScale = (step: number) => 1 + step * 0.06

function pop(box: HTMLElement, step: number): void {
  box.style.scale = String(restingScale(step))
  box.animate([{ scale: 1 + step * 0.05 }, { scale: 1.12 + step * 0.06 }, { scale: restingScale(step) }], {
    duration: durationMs.medium,
    easing: easing.spring,
  })
}
