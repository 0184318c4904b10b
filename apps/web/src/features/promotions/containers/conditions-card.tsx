import type { Promotion, PromotionBlocks } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import type { IconName } from '../../../ui/data/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import './containers.messages.json'
import styles from './containers.module.css'

const icons = { calendar: 'calendar', shield: 'shield', level: 'hex' } as const satisfies Record<
  PromotionBlocks['conditions'][number]['icon'],
  IconName
>

export function ConditionsCard({ promotion: { blocks } }: { promotion: Promotion }) {
  const { t } = useI18n()
  if (blocks.conditions.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t('birthday.conditions')}</h2>
      <FactList
        look="icons"
        facts={blocks.conditions.map(({ icon, title, text }) => ({
          icon: icons[icon],
          name: title,
          value: text,
        }))}
      />
    </Card>
  )
}
