import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import styles from './auth-popup.module.css'
import './guest-popups.messages.json'

/** Opens the support chat [2.62]; without scripts a link to the page with other contacts of the club. */
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
        onClick={() => openModal('support', { reason: 'codes', isChatWanted: true })}
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
