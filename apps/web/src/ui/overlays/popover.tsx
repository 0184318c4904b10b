// A panel that hangs from a control, such as news from a bell; on phones a sheet from the bottom. Focus is the library's work.
import { Popover as Parts } from 'radix-ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useOverlayHost } from './overlay-host.ts'
import panel from '../layout/panel.module.css'
import styles from './popover.module.css'

interface PopoverProps {
  title: string
  /** What the cross does. */
  closeLabel: string
  /** Beside the title, such as a count. */
  mark?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  /** The control that opens it. */
  opener: ReactElement
  size?: 'medium' | 'large'
  children: ReactNode
  isOpenAtFirst?: boolean
}

export function Popover({
  title,
  closeLabel,
  mark,
  action,
  opener,
  size = 'medium',
  children,
  isOpenAtFirst,
}: PopoverProps) {
  const { control, host } = useOverlayHost()
  const titleId = useId()
  return (
    <Parts.Root defaultOpen={isOpenAtFirst}>
      <Parts.Trigger asChild ref={control}>
        {opener}
      </Parts.Trigger>
      <Parts.Portal container={host}>
        <Parts.Content
          className={joinClasses(panel.panel, styles.popover, size === 'large' && styles.large)}
          align="end"
          sideOffset={10}
          collisionPadding={16}
          aria-labelledby={titleId}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {mark}
            <div className={styles.action}>{action}</div>
            <Parts.Close asChild>
              <IconButton size="small" icon="close" label={closeLabel} />
            </Parts.Close>
          </div>
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
