import { Tooltip as Parts } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import { useOverlayHost } from './overlay-host.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  title?: string
  text: string
  /** A control: the tip opens when it is pointed at, focused or tapped. */
  children: ReactElement
  isOpenAtFirst?: boolean
}

/** Before it comes; its style waits as long before it goes [9.3]. */
const delayMs = 50

/** Explains a control in a few words. Nothing in it can be pressed, and nothing important stands only here. */
export function Tooltip({ title, text, children, isOpenAtFirst = false }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { control, host } = useOverlayHost()
  return (
    <Parts.Provider delayDuration={delayMs}>
      <Parts.Root open={isOpen} onOpenChange={setIsOpen}>
        <Parts.Trigger
          asChild
          ref={control}
          onPointerDown={(event) => {
            if (event.pointerType === 'touch') event.preventDefault()
          }}
          onClick={(event) => {
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {children}
        </Parts.Trigger>
        <Parts.Portal container={host}>
          <Parts.Content className={styles.tip} sideOffset={6} collisionPadding={16}>
            {title && <b>{title}</b>}
            {text}
            <Parts.Arrow className={styles.arrow} width={16} height={8} />
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  )
}
