import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import frame from '../profile-frame.module.css'
import './data-copy.messages.json'

const formats = ['pdf', 'json'] as const

/** A copy of everything that is stored about the player, and the end of the account. */
export function DataCard({ username }: { username: string }) {
  const { t } = useI18n()
  return (
    <Card className={frame.part}>
      <h2>{t('data_copy.title')}</h2>
      <p>{t('data_copy.text')}</p>
      <div className={frame.actions}>
        {formats.map((format) => (
          <Button key={format} onClick={() => openModal('dataCopy', { username, format })}>
            <Icon name="download" size={18} />
            {t(`data_copy.download.${format}`)}
          </Button>
        ))}
      </div>
      <Button look="text" isWide onClick={() => openModal('closeAccount', { username })}>
        {t('data_copy.close')}
      </Button>
    </Card>
  )
}
