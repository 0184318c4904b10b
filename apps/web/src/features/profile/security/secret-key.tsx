import { useI18n } from '../../../i18n/use-i18n.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CopyButton } from './copy-button.tsx'
import { groupSecret } from './group-secret.ts'
import styles from './security.module.css'

/** The secret for an app without a camera, in groups for reading; copied without the spaces. */
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
