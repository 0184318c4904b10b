import type { ReactNode } from 'react'
import { useStepFocus } from '../../../ui/use-step-focus.ts'
import styles from './send.module.css'

/** A step of the dialog. The button that led to it has gone: the focus goes on here, for whoever has no mouse. */
export function Step({ children }: { children: ReactNode }) {
  const step = useStepFocus<HTMLDivElement>()
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
