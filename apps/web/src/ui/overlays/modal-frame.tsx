// A dialog over the page: the browser's own, so that focus stays inside, Escape closes and the page beneath is inert. Focus goes
// back to the opener. From 755 px its surface stands in the middle, below it is a sheet from the bottom that a finger pulls down.
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './modal-frame.module.css'
import { useDialog } from './use-dialog.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface ModalFrameProps {
  labelledBy: string
  className?: string
  /** Custom properties for the class above, such as where its surface hangs. */
  style?: CSSProperties
  surfaceClassName?: string
  /** What lies between the page and the surface. */
  groundClassName?: string
  onClose: () => void
  /** Off: neither Escape nor the ground around nor a pull downwards closes. */
  isClosable?: boolean
  /** Leaves the page's header, rail and tab bar in sight and in reach. */
  isUnderMenu?: boolean
  /** No surface behind the content. */
  isTransparent?: boolean
  isFullScreen?: boolean
  children: ReactNode
}

/** The dialog without a look of its own. Open in the server's markup too: a popup's address works without scripts. Inside a `Presence` it moves on its way out as well. */
export function ModalFrame({
  labelledBy,
  className,
  style,
  surfaceClassName,
  groundClassName,
  onClose,
  isClosable = true,
  isUnderMenu = false,
  isTransparent,
  isFullScreen,
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const isPress = useRef(false)
  useDialog(dialog, !isUnderMenu)
  useSheetDrag(dialog, surface, isClosable ? onClose : undefined)
  const isBackdrop = (event: MouseEvent) => event.target === ground.current || event.target === dialog.current
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || (isClosable && !isUnderMenu)) return
    event.preventDefault()
    if (isClosable) onClose()
  }
  /** A browser closes by itself what was asked twice in a row to. */
  function handleClosed() {
    const element = dialog.current
    if (!element || element.open || element.popover !== null) return
    if (isClosable) onClose()
    else element.showModal()
  }
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby={labelledBy}
      style={style}
      className={joinClasses(
        styles.frame,
        isUnderMenu && styles.underMenu,
        isTransparent && styles.transparent,
        isFullScreen && styles.fullScreen,
        className,
      )}
      onCancel={(event) => {
        event.preventDefault()
        if (isClosable) onClose()
      }}
      onClose={handleClosed}
      onKeyDown={handleKeyDown}
      onMouseDown={(event) => {
        isPress.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (isClosable && isPress.current && isBackdrop(event)) onClose()
      }}
    >
      <div ref={surface} className={joinClasses(styles.surface, surfaceClassName)}>
        {children}
      </div>
      <div ref={ground} className={joinClasses(styles.ground, groundClassName)} />
    </dialog>
  )
}
