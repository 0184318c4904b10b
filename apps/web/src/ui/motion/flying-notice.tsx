// A pill that springs in from the corner, stays for three seconds and fades: something nice that leads somewhere. It stays as long
// as somebody points at it or has reached it by keyboard.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { AboveDialogs } from '../overlays/above-dialogs.tsx'
import styles from './flying-notice.module.css'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { isCalm } from './is-calm.ts'
import { durationMs, easing, moveOn } from './motion.ts'
import { useAttention } from './use-attention.ts'
import { useIsAway } from '../use-is-away.ts'
import { useIsListening } from '../use-is-listening.ts'

export interface FlyingNoticeContent {
  id: string
  icon: IconName
  title: string
  text?: string
}

interface FlyingNoticeProps {
  /** The one to show; the next comes when it has left. */
  notice: FlyingNoticeContent | undefined
  onPress: (id: string) => void
  /** Its time is over: it has to make room for the next. */
  onEnd: (id: string) => void
  stayMs?: number
  /** At the upper edge: the lower one belongs to the controls of a game. */
  isAtTop?: boolean
}

const flightMs = 420

/** Stands once on a page, also when there is nothing to show: a screen reader listens to it from the start. */
export function FlyingNotice({ notice, onPress, onEnd, stayMs = 3_000, isAtTop }: FlyingNoticeProps) {
  const isListening = useIsListening()
  const [shown, setShown] = useState(notice)
  if (!shown && notice) setShown(notice)
  return (
    <AboveDialogs>
      <div className={joinClasses(styles.corner, isAtTop && styles.atTop)} role="status">
        {shown && isListening && (
          <Pill
            key={shown.id}
            content={shown}
            stayMs={stayMs}
            isLeaving={shown.id !== notice?.id}
            onPress={() => onPress(shown.id)}
            onEnd={() => onEnd(shown.id)}
            onGone={() => setShown(undefined)}
          />
        )}
      </div>
    </AboveDialogs>
  )
}

interface PillProps {
  content: FlyingNoticeContent
  stayMs: number
  isLeaving: boolean
  onPress: () => void
  onEnd: () => void
  onGone: () => void
}

function Pill({ content: { icon, title, text }, stayMs, isLeaving, onPress, onEnd, onGone }: PillProps) {
  const pill = useRef<HTMLButtonElement>(null)
  const { hasAttention, attention } = useAttention()
  const isHeld = useIsAway() || hasAttention || isLeaving
  const handleEnd = useEffectEvent(onEnd)
  const leave = useEffectEvent(async () => {
    if (pill.current)
      await moveOn(pill.current, { opacity: '0' }, { duration: durationMs.medium, easing: easing.in })
    onGone()
  })
  useLayoutEffect(() => {
    if (!isCalm())
      pill.current?.animate(
        [
          { transform: 'translate(60px, 40px) scale(.7)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: flightMs, easing: easing.spring },
      )
  }, [])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => handleEnd(), stayMs)
    return () => clearTimeout(timer)
  }, [isHeld, stayMs])
  useEffect(() => {
    if (isLeaving) void leave()
  }, [isLeaving])
  return (
    <button ref={pill} type="button" className={styles.pill} onClick={onPress} {...attention}>
      <span className={styles.mark}>
        <Icon name={icon} size={24} />
      </span>
      <span>
        {title}
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </button>
  )
}
