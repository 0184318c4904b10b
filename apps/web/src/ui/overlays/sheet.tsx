import { type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { ModalFrame } from './modal-frame.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  title: string
  /** What the cross does. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A dialog at the edge of the screen: from the right, on phones from the bottom. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const titleId = useId()
  return (
    <ModalFrame
      labelledBy={titleId}
      onClose={onClose}
      className={styles.frame}
      surfaceClassName={styles.sheet}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton size="small" icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </ModalFrame>
  )
}
