import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { isCalm } from '../../../ui/motion/is-calm.ts'
import './containers.messages.json'
import styles from './containers.module.css'

const id = 'promotion-terms'

/** Scrolls to the text of the page. */
export function TermsButton({ look = 'line' }: { look?: 'line' | 'glass' }) {
  const { t } = useI18n()
  return (
    <Button
      look={look}
      onClick={() => {
        const anchor = document.getElementById(id)
        anchor?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' })
        anchor?.focus({ preventScroll: true })
      }}
    >
      {t('standing.terms')}
    </Button>
  )
}

/** That text. */
export function Terms({ children }: { children: ReactNode }) {
  return (
    <div id={id} className={styles.terms} tabIndex={-1}>
      {children}
    </div>
  )
}
