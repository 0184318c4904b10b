import { useI18n } from '../i18n/use-i18n.tsx'
import { Button } from '../ui/button.tsx'
import styles from './log-out-button.module.css'
import { useLogOut } from './use-log-out.ts'

/** The way out, and what went wrong on it. */
export function LogOutButton() {
  const { t } = useI18n()
  const { logOut, isLeaving, hasFailed } = useLogOut()
  return (
    <>
      {hasFailed && <p className={styles.problem} role="alert">{t('player.log_out.failed')}</p>}
      <Button isWide isWaiting={isLeaving} onClick={logOut}>{t('player.log_out')}</Button>
    </>
  )
}
