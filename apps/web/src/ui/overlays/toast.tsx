// Short messages, one at a time: in the upper corner, on phones above the tab bar. Pointing at one, working in it or looking at
// another tab stops its time; a swipe, the cross or Escape ends it. They stand above an open dialog and can be reached in it; F8 goes there.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AboveDialogs } from './above-dialogs.tsx'
import { ToastCard, type ToastContent } from './toast-card.tsx'
import styles from './toast.module.css'
import { useIsListening } from '../use-is-listening.ts'

interface ToastHostProps {
  /** Waiting ones behind the first, which is shown. */
  toasts: readonly ToastContent[]
  /** Its time is over or somebody closed it: it has to leave the list. */
  onDismiss: (id: string) => void
  /** The region's name, and what the cross does. */
  labels: { region: string; close: string }
  durationMs?: number
}

/** Stands once on a page. The next message comes when the one before has left. */
export function ToastHost({ toasts, onDismiss, labels, durationMs = 10_000 }: ToastHostProps) {
  const [shown, setShown] = useState(toasts[0])
  const current = toasts.find(({ id }) => id === shown?.id)
  if (!shown && toasts[0]) setShown(toasts[0])
  if (current && current !== shown) setShown(current)
  const isListening = useIsListening()
  const card = shown && isListening && (
    <ToastCard
      key={shown.id}
      content={shown}
      closeLabel={labels.close}
      durationMs={durationMs}
      isLeaving={!current}
      onEnd={() => onDismiss(shown.id)}
      onGone={() => setShown(undefined)}
    />
  )
  return (
    <AboveDialogs>
      <Region label={labels.region} card={card} isUrgent={shown?.look === 'error'} />
    </AboveDialogs>
  )
}

/** A failure interrupts what a screen reader is saying, anything else waits for its end. */
function Region({ label, card, isUrgent }: { label: string; card: ReactNode; isUrgent: boolean }) {
  const region = useRef<HTMLDivElement>(null)
  const isEmpty = !card
  useEffect(() => {
    if (isEmpty) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isEmpty])
  return (
    <div
      ref={region}
      className={styles.region}
      role={isEmpty ? undefined : 'region'}
      aria-label={isEmpty ? undefined : label}
      tabIndex={-1}
    >
      <div aria-live="polite">{!isUrgent && card}</div>
      <div aria-live="assertive">{isUrgent && card}</div>
    </div>
  )
}
