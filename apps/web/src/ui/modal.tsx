// A dialog over the page: the browser's own, so that focus stays inside, Escape closes and the page beneath is inert.
// Focus goes back to the opener. From 755 px it is centred, below it is a sheet from the bottom.
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './modal.module.css'

interface ModalProps {
  title: string
  /** What the cross does. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with a title row. */
export function Modal({ title, closeLabel, onClose, children }: ModalProps) {
  const titleId = useId()
  return (
    <ModalFrame labelledBy={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>{title}</h2>
        <IconButton size="small" icon="close" label={closeLabel} className={styles.cross} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </ModalFrame>
  )
}

interface ModalFrameProps {
  labelledBy: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** The dialog without a look of its own. Open in the server's markup too: a popup's address works without scripts. */
export function ModalFrame({ labelledBy, className, onClose, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPress = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.removeAttribute('open')
    element.showModal()
    // A field that takes the focus on a phone would bring the keyboard over the dialog.
    const mayTakeField = matchMedia('(pointer: fine)').matches
    const start = (mayTakeField && element.querySelector<HTMLElement>('[data-autofocus]')) || element
    start.focus()
    return () => {
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current
  return (
    <dialog
      ref={dialog} open tabIndex={-1} aria-labelledby={labelledBy} className={joinClasses(styles.modal, className)}
      onCancel={(event) => { event.preventDefault(); onClose() }}
      onMouseDown={(event) => { isPress.current = isBackdrop(event) }}
      onClick={(event) => { if (isPress.current && isBackdrop(event)) onClose() }}
    >
      <div className={styles.surface}>{children}</div>
    </dialog>
  )
}
