import type { Promotion } from '@yanta/contract'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../promotion-page.messages.json'
import styles from './draw.module.css'

/** What is published of a draw, so that anybody can check it: the hash before, the seed and the list after. */
export function FairCard({ promotion: { id, title, draw } }: { promotion: Promotion }) {
  const { t } = useI18n()
  if (!draw || draw.state === 'cancelled') return null
  const labels = { copy: t('promotion.fair.copy'), copied: t('promotion.fair.copied') }
  const values = [
    { label: t('promotion.fair.seedHash'), value: draw.seedHash },
    { label: t('promotion.fair.listHash'), value: draw.listHash },
    { label: t('promotion.fair.seed'), value: draw.seed },
  ]
  return (
    <Card className={styles.card}>
      <h2 className={styles.fair}>
        <Icon name="scales" size={22} />
        {t('promotion.fair')}
      </h2>
      <p>{t(draw.seed ? 'promotion.fair.after' : 'promotion.fair.before')}</p>
      <div className={styles.hashes}>
        {values.map(
          ({ label, value }) =>
            value && <CopyField key={label} label={label} value={value} labels={labels} />,
        )}
      </div>
      {draw.state === 'drawn' && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => openModal('drawCheck', { id, title })}>
            {t('promotion.fair.check')}
          </Button>
        </div>
      )}
    </Card>
  )
}
