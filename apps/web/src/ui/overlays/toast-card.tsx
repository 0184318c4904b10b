import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { isCalm } from '../motion/is-calm.ts'
import { durationMs as durations, easing, moveOn } from '../motion/motion.ts'
import styles from './toast.module.css'
import { useAttention } from '../motion/use-attention.ts'
import { useClock } from '../feedback/use-clock.ts'
import { useIsAway } from '../use-is-away.ts'
import { useSwipeAway } from './use-swipe-away.ts'

export interface ToastContent {
  id: string
  look?: 'plain' | 'success' | 'error' | 'info' | 'reward'
  /** A word above the title that tells what kind of message this is. */
  label?: string
  title: string
  text?: ReactNode
  /** Address of a square picture; without one the look's icon stands there. */
  image?: string
  /** Something else in the picture's place. */
  picture?: ReactNode
  action?: ReactNode
}

interface ToastCardProps {
  content: ToastContent
  closeLabel: string
  /** Until it leaves by itself; 0 stays. */
  durationMs: number
  isLeaving: boolean
  onEnd: () => void
  onGone: () => void
}

const icons: Record<NonNullable<ToastContent['look']>, IconName> = {
  plain: 'spark',
  success: 'check',
  error: 'warn',
  info: 'info',
  reward: 'star',
}
/** From the edge it stands at: on phones the lower one, in a dialog the upper, else the right. */
function buildAside(card: HTMLElement, pixels: number): string {
  if (!matchMedia('(max-width: 754px)').matches) return `translateX(${pixels}px)`
  return `translateY(${card.closest('dialog') ? -pixels : pixels}px)`
}

const draining = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }]

export function ToastCard({
  content: { look = 'plain', label, title, text, image, picture, action },
  closeLabel,
  durationMs,
  isLeaving,
  onEnd,
  onGone,
}: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLSpanElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const side = useRef(0)
  const isAway = useIsAway()
  const { hasAttention, attention } = useAttention()
  const swipe = useSwipeAway((to) => {
    side.current = to
    onEnd()
  })
  useClock(bar, {
    durationMs: isLeaving || durationMs === 0 ? null : durationMs,
    turn: 0,
    isHeld: hasAttention || isAway,
    keyframes: draining,
    onEnd,
  })
  useLayoutEffect(() => {
    const element = card.current
    if (element && !isCalm())
      element.animate(
        [
          { opacity: 0, transform: buildAside(element, 40) },
          { opacity: 1, transform: 'none' },
        ],
        { duration: durations.long, easing: easing.out },
      )
  }, [])
  const leave = useEffectEvent(async () => {
    const element = card.current
    if (!element) return
    if (element.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true })
    const [end, ease] = side.current
      ? [`translateX(${side.current * 110}%)`, easing.out]
      : [buildAside(element, 24), easing.in]
    await moveOn(element, { opacity: '0', transform: end }, { duration: durations.medium, easing: ease })
    onGone()
  })
  useEffect(() => {
    if (isLeaving) void leave()
  }, [isLeaving])
  function handleFocus(event: FocusEvent) {
    if (!card.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    attention.onFocus(event)
  }
  // The message hears Escape, the dialog around it does not.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEnd()
  }
  return (
    <div
      ref={card}
      role="group"
      className={joinClasses(styles.toast, look !== 'plain' && styles[look])}
      data-leaving={isLeaving || undefined}
      {...attention}
      {...swipe}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    >
      {picture ??
        (image ? (
          <img className={styles.image} src={image} alt="" width="46" height="46" draggable={false} />
        ) : (
          <span className={styles.mark}>
            <Icon name={icons[look]} />
          </span>
        ))}
      <div className={styles.texts}>
        {label && <span className={styles.label}>{label}</span>}
        <b className={styles.title}>{title}</b>
        {text && <div>{text}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onEnd}>
        <Icon name="close" size={16} />
      </button>
      {durationMs > 0 && <span ref={bar} className={styles.bar} aria-hidden="true" />}
    </div>
  )
}
