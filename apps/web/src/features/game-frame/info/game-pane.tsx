// What lies over a part of the game while it goes on: at the right edge, on upright phones at the bottom. No modal: the bar stays in
// reach, and the game is never stopped.
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../../ui/is-calm.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { durationMs, easing } from '../../../ui/motion.ts'
import { useStay } from '../../../ui/presence.tsx'
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
  // The bar stands beside the sheet, and Escape closes it from there as well; in a dialog above both it belongs to the dialog.
  useEffect(() => {
    if (!isPresent) return
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
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

/** From its own edge and back there, which its style names. */
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
