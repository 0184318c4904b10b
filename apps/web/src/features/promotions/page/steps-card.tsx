import type { Promotion, PromotionBlocks } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import type { IconName } from '../../../ui/data/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StepList } from '../../../ui/layout/step-list.tsx'
import '../promotion-page.messages.json'
import styles from './prize-list.module.css'

const icons = {
  slots: 'slots',
  hand: 'hand',
  ticket: 'ticket',
  wallet: 'wallet',
  gift: 'gift',
  trophy: 'trophy',
  target: 'target',
  cup: 'medal',
} as const satisfies Record<PromotionBlocks['steps'][number]['icon'], IconName>

/** How a promotion works, in the editors' few steps. */
export function StepsCard({ promotion: { blocks, status } }: { promotion: Promotion }) {
  const { t } = useI18n()
  if (blocks.steps.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t(status === 'future' ? 'promotion.steps.future' : 'promotion.steps')}</h2>
      <StepList
        steps={blocks.steps.map(({ icon, title, text }, place) => ({
          icon: icons[icon],
          title: `${place + 1}. ${title}`,
          text,
        }))}
      />
    </Card>
  )
}
