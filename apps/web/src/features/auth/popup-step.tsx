import type { ReactNode } from 'react'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import styles from './auth-popup.module.css'

/** One step of a popup with several; with a key of its own it gets the focus when it appears. */
export function PopupStep({ children }: { children: ReactNode }) {
  const step = useStepFocus<HTMLDivElement>()
  return (
    <div ref={step} tabIndex={-1} className={styles.matter}>
      {children}
    </div>
  )
}
