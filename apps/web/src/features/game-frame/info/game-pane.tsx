// A pane over part of the running game: at the right edge, on upright phones at the bottom. Not modal: the bar stays in
// reach, and the game is never paused.
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../../ui/motion/is-calm.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { durationMs, easing } from '../../../ui/motion/motion.ts'
import { useStay } from '../../../ui/motion/presence.tsx'
import styles from './game-pane.module.css'

interface GamePaneProps {
  head: (titleId: string) => ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

export function GamePane({ head, closeLabel, onClose, children }: GamePaneProps) {
  const titleId = useId()
  const pane = useRef<HTMLDivElement>(null)
  const { isPresent, addExit } = useStay()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isPresent) return
    void slide(pane.current, 'in')
    pane.current?.focus({ preventScroll: true })
  }, [isPresent])
  useEffect(() => addExit(() => slide(pane.current, 'out')), [addExit])
  // Escape closes the pane from the bar beside it as well; a dialog above both gets Escape first.
  useEffect(() => {
    if (!isPresent) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isPresent])
  return (
    <>
      <div
        className={styles.shade}
        aria-hidden="true"
        data-leaving={!isPresent || undefined}
        onClick={onClose}
      />
      <div
        ref={pane}
        className={styles.pane}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={!isPresent}
      >
        <i className={styles.grip} />
        <header className={styles.head}>
          {head(titleId)}
          <IconButton size="small" icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </>
  )
}

/** Slides in from its own edge and back there; the CSS names the edge. */
async function slide(pane: HTMLElement | null, way: 'in' | 'out'): Promise<void> {
  if (!pane || isCalm()) return
  const away = { transform: getComputedStyle(pane).getPropertyValue('--away') }
  const frames = [away, { transform: 'none' }]
  const move = pane.animate(way === 'in' ? frames : frames.reverse(), {
    duration: durationMs.long,
    easing: way === 'in' ? easing.out : easing.in,
    fill: way === 'out' ? 'forwards' : 'none',
  })
  await move.finished.catch(() => undefined)
}
