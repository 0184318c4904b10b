import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../lib/modal-stack.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './auth-popup.module.css'
import './guest-popups.messages.json'

/** The way to support; without scripts, which open it, to the page that says how else to reach the club. */
export function SupportButton({ look }: { look?: 'primary' }) {
  const { t } = useI18n()
  const words = t('auth.remind.support')
  return (
    <>
      <Button
        look={look}
        size="large"
        isWide
        className={styles.scripted}
        onClick={() => openModal('support')}
      >
        {words}
      </Button>
      <noscript>
        <ButtonLink look={look} size="large" isWide to="/contacts">
          {words}
        </ButtonLink>
      </noscript>
    </>
  )
}
