import type { Promotion } from '@yanta/contract'
import { writeDays } from '../../../domain/contest/event-days.ts'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FairCard } from '../draw/fair-card.tsx'
import { JoinButton } from '../join/join-button.tsx'
import '../promotion-page.messages.json'
import { NotLoaded } from './not-loaded.tsx'
import { PageHead } from './page-head.tsx'
import { PrizeList } from './prize-list.tsx'
import cardStyles from './prize-list.module.css'
import styles from './promotion-page.module.css'
import { StepsCard } from './steps-card.tsx'
import { PromotionText } from './text-page.tsx'

/** A promotion that has not begun: what it will be, and how to be reminded of it, which is to take part. */
export function FuturePage({ promotion, own }: { promotion: Promotion; own: LoadedPart }) {
  const { t, number } = useI18n()
  const { day } = useLocalDates()
  const { fund, isBonus, prizes, membersCount, startAt, endAt } = promotion
  const prizeCount = prizes.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <PageHead promotion={promotion} own={own} />
      <div className={styles.wideAndNarrow}>
        <div className={styles.column}>
          <FactList
            look="cards"
            facts={[
              ...(fund === null
                ? []
                : [
                    {
                      icon: 'trophy' as const,
                      name: t(isBonus ? 'contest.promotion.bonus' : 'contest.promotion.fund'),
                      value: fund,
                      color: 'amber' as const,
                    },
                  ]),
              ...(prizeCount > 0
                ? [{ icon: 'medal' as const, name: t('promotion.future.prizes'), value: number(prizeCount) }]
                : []),
              { icon: 'users', name: t('promotion.future.members'), value: number(membersCount) },
              {
                icon: 'calendar',
                name: t('promotion.future.dates'),
                value: writeDays(startAt, endAt, day),
              },
            ]}
          />
          <StepsCard promotion={promotion} />
        </div>
        <div className={styles.column}>
          <Reminder promotion={promotion} own={own} />
          <PrizeList promotion={promotion} />
        </div>
      </div>
      <PromotionText promotion={promotion} />
      <FairCard promotion={promotion} />
    </>
  )
}

function Reminder({ promotion, own }: { promotion: Promotion; own: LoadedPart }) {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  const { startAt } = promotion
  const isMember = typeof own === 'object' && own.membership !== null
  return (
    <Card className={cardStyles.card}>
      <h2>{t(isMember ? 'promotion.remind.noted' : 'promotion.remind')}</h2>
      {isMember ? (
        <Note tone="success">
          {startAt
            ? t('promotion.remind.noted.text', { time: moment(startAt) })
            : t('promotion.remind.noted.noDate')}
        </Note>
      ) : (
        <>
          <p>
            {startAt ? t('promotion.remind.text', { time: moment(startAt) }) : t('promotion.remind.noDate')}
          </p>
          <JoinButton promotion={promotion} own={own} isWide>
            {t('promotion.remind.join')}
          </JoinButton>
          {own === 'failed' && <NotLoaded />}
          <p className={cardStyles.hint}>{t('promotion.join.names')}</p>
        </>
      )}
    </Card>
  )
}
