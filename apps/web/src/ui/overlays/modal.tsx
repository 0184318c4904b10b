import { type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { ModalFrame } from './modal-frame.tsx'
import styles from './modal.module.css'

interface ModalProps {
  title: string
  /** What the cross does. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** At the end of the title's row, such as a balance. */
  aside?: ReactNode
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
  /** Only the cross and the buttons close it [2.49]. */
  isOnlyButtonClose?: boolean
  /** Without a cross; Escape and the ground around close it [2.49]. */
  isWithoutClose?: boolean
  /** Leaves the menu in sight and in reach [2.49]. */
  isUnderMenu?: boolean
  /** Its content stands on the ground itself [2.49]. */
  isTransparent?: boolean
  isFullScreen?: boolean
}

/** A dialog with a title row, a picture or a wordmark at its head [2.47]. */
export function Modal({
  title,
  closeLabel,
  onClose,
  children,
  aside,
  footer,
  art,
  logo,
  size = 'medium',
  isCentred,
  isClosable = true,
  isOnlyButtonClose,
  isWithoutClose,
  ...looks
}: ModalProps) {
  const titleId = useId()
  const cross = isClosable && !isWithoutClose && (
    <IconButton size="small" icon="close" label={closeLabel} className={styles.cross} onClick={onClose} />
  )
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  )
  const isPlain = !art && !logo
  return (
    <ModalFrame
      labelledBy={titleId}
      onClose={onClose}
      isClosable={isClosable && !isOnlyButtonClose}
      className={size === 'medium' ? undefined : styles[size]}
      surfaceClassName={styles.surface}
      {...looks}
    >
      {art && (
        <div className={styles.art}>
          <img src={art} alt="" />
          {cross}
        </div>
      )}
      {logo && (
        <div className={styles.logo}>
          <img src={logo} alt="" />
          {cross}
        </div>
      )}
      {isPlain && (
        <div className={styles.head}>
          {heading}
          {aside && <div className={styles.aside}>{aside}</div>}
          {cross}
        </div>
      )}
      <div className={joinClasses(styles.body, isCentred && styles.centred)}>
        {!isPlain && heading}
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </ModalFrame>
  )
}
