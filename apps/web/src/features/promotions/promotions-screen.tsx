import empty from '@yanta/art/empty.json'
import type { PromotionListItem } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useCurrentEvents } from '../../domain/contest/use-current-events.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PromotionCard } from '../../domain/contest/promotion-card.tsx'
import type { PromotionsData } from './promotions-data.ts'
import './promotions.messages.json'
import styles from './promotions-screen.module.css'

const groups = ['active', 'future', 'past'] as const
const groupTitles = { active: 'promotions.now', future: 'promotions.soon', past: 'promotions.past' } as const

interface PromotionsScreenProps extends PromotionsData {
  /** Alternatives offered while there is no promotion. */
  instead?: ReactNode
}

/** [2.5], [2.37], [4.5] All promotions: active, upcoming and past. */
export function PromotionsScreen({ promotions: loaded, instead }: PromotionsScreenProps) {
  const { t } = useI18n()
  const promotions = useCurrentEvents(loaded)
  const isQuiet = promotions.every(({ status }) => status === 'past')
  return (
    <>
      <div className={styles.head}>
        <h1>{t('promotions.title')}</h1>
        {!isQuiet && <p>{t('promotions.important')}</p>}
      </div>
      {isQuiet && <NothingNow isAllPast={promotions.length > 0} />}
      {groups.map((status) => (
        <Group
          key={status}
          title={t(groupTitles[status])}
          promotions={promotions.filter((promotion) => promotion.status === status)}
        />
      ))}
      {promotions.length === 0 && instead}
    </>
  )
}

function Group({ title, promotions }: { title: string; promotions: PromotionListItem[] }) {
  const { number } = useI18n()
  if (promotions.length === 0) return null
  return (
    <Section title={title} count={number(promotions.length)}>
      <CardGrid>
        {promotions.map((promotion) => (
          <CardGridItem key={promotion.slug}>
            <PromotionCard promotion={promotion} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  )
}

/** [2.37] No promotion yet, or all are past, with links to other ways to win. */
function NothingNow({ isAllPast }: { isAllPast: boolean }) {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        isLarge
        image={empty.promo}
        title={t(isAllPast ? 'promotions.allPast' : 'promotions.empty')}
        text={t(isAllPast ? 'promotions.allPast.text' : 'promotions.empty.text')}
        action={
          <div className={styles.actions}>
            <ButtonLink look="primary" to={isAllPast ? '/tournaments' : '/'}>
              {t(isAllPast ? 'promotions.empty.tournaments' : 'promotions.empty.lobby')}
            </ButtonLink>
            {!isAllPast && <ButtonLink to="/tournaments">{t('promotions.empty.tournaments')}</ButtonLink>}
          </div>
        }
      />
    </Card>
  )
}
