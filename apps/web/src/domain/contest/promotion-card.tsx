import type { PromotionListItem } from '@yanta/contract'
import { readServerNow } from '../../browser/server-clock.ts'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { ArtCard } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { PromotionFund } from './promotion-fund.tsx'
import './contest.messages.json'
import { PromotionTag } from './contest-tag.tsx'
import { ContestTimer } from './contest-timer.tsx'
import { writeDays } from './event-days.ts'
import styles from './promotion-card.module.css'
import { MemberTag, PromotionTypeTag } from './promotion-type.tsx'

const dayMs = 86_400_000

interface PromotionCardProps {
  promotion: PromotionListItem
  /** The player takes part. */
  isMember?: boolean
}

/** [2.36] Type, picture, title, prize fund, a timer if it has an end, and the way to its page; of a past one to its winners too. */
export function PromotionCard({ promotion, isMember }: PromotionCardProps) {
  const { t } = useI18n()
  const { slug, title, image, status, hasWinners } = promotion
  const isPast = status === 'past'
  return (
    <ArtCard
      title={title}
      isPast={isPast}
      art={
        <Picture
          source={image}
          alt=""
          width={720}
          height={405}
          sizes="(max-width: 508px) 92vw, (max-width: 1054px) 46vw, 30vw"
        />
      }
      tags={
        <>
          <PromotionTypeTag promotion={promotion} />
          {isMember && !isPast && <MemberTag />}
          <PromotionTag status={status} />
        </>
      }
      corner={<ContestTimer kind="promotion" contest={promotion} />}
      footer={
        <>
          <DaysLine promotion={promotion} />
          <div className={styles.ways}>
            {isPast && hasWinners && (
              <Button
                look="line"
                size="small"
                aria-label={t('contest.promotion.winnersOf', { title })}
                aria-haspopup="dialog"
                onClick={() => openModal('promotionWinners', { slug, title, image })}
              >
                {t('contest.promotion.winners')}
              </Button>
            )}
            <ButtonLink
              to={`/promo/${slug}`}
              size="small"
              aria-label={t('contest.promotion.detailsOf', { title })}
            >
              {t('contest.promotion.details')}
            </ButtonLink>
          </div>
        </>
      }
    >
      <PromotionFund promotion={promotion} />
    </ArtCard>
  )
}

/** How many days are left, when it starts, or when it was. */
function DaysLine({ promotion: { status, startAt, endAt } }: { promotion: PromotionListItem }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const drawn = useIsHydrated() ? 'here' : 'there'
  return (
    <span key={drawn} suppressHydrationWarning>
      {write()}
    </span>
  )

  function write(): string {
    if (status === 'past') return writeDays(startAt, endAt, day)
    if (status === 'future')
      return startAt === null ? '' : t('contest.promotion.start', { day: day(startAt).slice(0, 5) })
    if (endAt === null) return t('contest.promotion.noEnd')
    const count = Math.floor((Date.parse(endAt) - readServerNow()) / dayMs)
    return count < 1 ? t('contest.promotion.lastDay') : t('contest.promotion.daysLeft', { count })
  }
}
