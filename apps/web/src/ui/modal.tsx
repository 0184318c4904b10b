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
  /** Up to two buttons, the main one last. */
  footer?: ReactNode
  /** Address of a picture above the title. */
  art?: string
  /** Address of a wordmark that takes the place of the title's row. */
  logo?: string
  size?: 'medium' | 'large' | 'huge'
  isCentred?: boolean
  /** Off for a question that has to be answered: no cross, and neither Escape nor the ground around closes. */
  isClosable?: boolean
}

/** A dialog with a title row, a picture or a wordmark at its head. */
export function Modal({ title, closeLabel, onClose, children, footer, art, logo, size = 'medium', isCentred, isClosable = true }: ModalProps) {
  const titleId = useId()
  const cross = isClosable && <IconButton size="small" icon="close" label={closeLabel} className={styles.cross} onClick={onClose} />
  const heading = <h2 id={titleId} className={styles.title}>{title}</h2>
  const isPlain = !art && !logo
  return (
    <ModalFrame labelledBy={titleId} onClose={onClose} isClosable={isClosable} className={size === 'medium' ? undefined : styles[size]}>
      {art && <div className={styles.art}><img src={art} alt="" />{cross}</div>}
      {logo && <div className={styles.logo}><img src={logo} alt="" />{cross}</div>}
      {isPlain && <div className={styles.head}>{heading}{cross}</div>}
      <div className={joinClasses(styles.body, isCentred && styles.centred)}>
        {!isPlain && heading}
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </ModalFrame>
  )
}

interface ModalFrameProps {
  labelledBy: string
  className?: string
  onClose: () => void
  isClosable?: boolean
  children: ReactNode
}

/** The dialog without a look of its own; one that opens over another sends that one back. Open in the server's markup too: a popup's address works without scripts. */
export function ModalFrame({ labelledBy, className, onClose, isClosable = true, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPress = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const covered = document.querySelector('dialog:modal:not([data-covered])')
    element.removeAttribute('open')
    element.showModal()
    covered?.setAttribute('data-covered', '')
    if (covered) element.setAttribute('data-over', '')
    // A field that takes the focus on a phone would bring the keyboard over the dialog.
    const mayTakeField = matchMedia('(pointer: fine)').matches
    const start = (mayTakeField && element.querySelector<HTMLElement>('[data-autofocus]')) || element
    start.focus()
    return () => {
      element.close()
      covered?.removeAttribute('data-covered')
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current
  return (
    <dialog
      ref={dialog} open tabIndex={-1} aria-labelledby={labelledBy} className={joinClasses(styles.modal, className)}
      onCancel={(event) => { event.preventDefault(); if (isClosable) onClose() }}
      onKeyDown={(event) => { if (!isClosable && event.key === 'Escape') event.preventDefault() }}
      onMouseDown={(event) => { isPress.current = isBackdrop(event) }}
      onClick={(event) => { if (isClosable && isPress.current && isBackdrop(event)) onClose() }}
    >
      <div className={styles.surface}>{children}</div>
    </dialog>
  )
}
