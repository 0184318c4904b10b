import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useLogOut } from './use-log-out.ts'

export function LogOutButton() {
  const { t } = useI18n()
  const { logOut, isLeaving } = useLogOut()
  return (
    <Button isWide isWaiting={isLeaving} onClick={logOut}>
      {t('player.log_out')}
    </Button>
  )
}
