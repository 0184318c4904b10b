import { useI18n } from '../../../i18n/use-i18n.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CopyButton } from './copy-button.tsx'
import { groupSecret } from './group-secret.ts'
import styles from './security.module.css'

/** What an app without a camera is told, in groups that a person can read off; copied without their spaces. */
export function SecretKey({ secret }: { secret: string }) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.key}>
        <VisuallyHidden>{t('security.totp.secret')}: </VisuallyHidden>
        {groupSecret(secret)}
      </p>
      <div>
        <CopyButton size="small" text={secret} label={t('security.totp.secret.copy')} />
      </div>
    </>
  )
}
