import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import frame from '../profile-frame.module.css'
import { askNewRecoveryCodes } from './security-dialogs.ts'

/** With fewer codes a lost phone may mean a lost account. */
const fewCodes = 3

export function RecoveryCodesCard({ left, username }: { left: number; username: string }) {
  const { t } = useI18n()
  return (
    <Card className={frame.part}>
      <h2>{t('security.codes')}</h2>
      {left < fewCodes ? (
        <Note tone="warning">{t('security.codes.few', { left })}</Note>
      ) : (
        <p>{t('security.codes.left', { left })}</p>
      )}
      <Button isWide onClick={() => askNewRecoveryCodes({ username })}>
        <Icon name="download" size={18} />
        {t('security.codes.renew')}
      </Button>
    </Card>
  )
}
