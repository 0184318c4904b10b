import { Tooltip as Parts } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tooltip.module.css'

interface NewsTipProps {
  text: string
  children: ReactNode
}

/** As long as a message stays. */
const shownMs = 10_000

/** A tip that comes by itself and goes again: after a while, with Escape, or once the reader points at what it explains. */
export function NewsTip({ text, children }: NewsTipProps) {
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Parts.Provider>
      <Parts.Root
        open={isOpen}
        onOpenChange={(wanted) => {
          if (!wanted) setIsOpen(false)
        }}
      >
        <Parts.Trigger asChild>
          <span>{children}</span>
        </Parts.Trigger>
        <Parts.Portal>
          <Parts.Content
            className={joinClasses(styles.tip, styles.passing)}
            side="right"
            sideOffset={10}
            collisionPadding={16}
          >
            {text}
            <Parts.Arrow className={styles.arrow} width={16} height={8} />
          </Parts.Content>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  )
}
