// Short messages in a corner, one at a time. Pointing at one or focusing it stops its time; a swipe, the cross or Escape ends it.
import { Toast as Parts } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './toast.module.css'

export interface ToastContent {
  id: string
  title: string
  text?: string
  look?: 'plain' | 'success' | 'error' | 'info'
  /** Address of a square picture; without one the look's icon stands there. */
  image?: string
  action?: ReactNode
}

interface ToastHostProps {
  /** Waiting ones behind the first, which is shown. */
  toasts: readonly ToastContent[]
  onDismiss: (id: string) => void
  /** The region's name, and what the cross does. */
  labels: { region: string; close: string }
  durationMs?: number
}

const icons: Record<NonNullable<ToastContent['look']>, IconName> = { plain: 'spark', success: 'check', error: 'warn', info: 'info' }
const leavingMs = 220

export function ToastHost({ toasts, onDismiss, labels, durationMs = 10_000 }: ToastHostProps) {
  const [first] = toasts
  return (
    <Parts.Provider label={labels.region} duration={durationMs} swipeDirection="right">
      {first && <Toast key={first.id} content={first} closeLabel={labels.close} durationMs={durationMs} onGone={() => onDismiss(first.id)} />}
      <Parts.Viewport className={styles.viewport} label={labels.region} />
    </Parts.Provider>
  )
}

interface ToastProps {
  content: ToastContent
  closeLabel: string
  durationMs: number
  onGone: () => void
}

function Toast({ content: { title, text, look = 'plain', image, action }, closeLabel, durationMs, onGone }: ToastProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(onGone, leavingMs)
    return () => clearTimeout(timer)
  }, [isOpen, onGone])
  return (
    <Parts.Root
      open={isOpen} onOpenChange={setIsOpen} type={look === 'error' ? 'foreground' : 'background'}
      onPause={() => setIsPaused(true)} onResume={() => setIsPaused(false)}
      className={joinClasses(styles.toast, look !== 'plain' && styles[look], isPaused && styles.paused)}
    >
      {image ? <img className={styles.image} src={image} alt="" width="46" height="46" /> : <span className={styles.mark}><Icon name={icons[look]} /></span>}
      <div className={styles.texts}>
        <Parts.Title className={styles.title}>{title}</Parts.Title>
        {text && <Parts.Description>{text}</Parts.Description>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Parts.Close className={styles.close} aria-label={closeLabel}><Icon name="close" size={16} /></Parts.Close>
      <span className={styles.bar} style={{ animationDuration: `${durationMs}ms` }} aria-hidden="true" />
    </Parts.Root>
  )
}
