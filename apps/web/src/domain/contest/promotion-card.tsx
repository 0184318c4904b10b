import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ArtCard } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { PromotionFund } from './promotion-fund.tsx'
import './contest.messages.json'
import { PromotionTag } from './contest-tag.tsx'
import { ContestTimer } from './contest-timer.tsx'

/** [2.36] Picture, title, prize fund, a timer if it has an end, and a link to its page. */
export function PromotionCard({ promotion }: { promotion: PromotionListItem }) {
  const { t, date } = useI18n()
  const { slug, title, image, status, startAt, endAt } = promotion
  const day = status === 'future' ? startAt : endAt
  return (
    <ArtCard
      title={title}
      isPast={status === 'past'}
      art={
        <Picture
          source={image}
          alt=""
          width={720}
          height={405}
          sizes="(max-width: 508px) 92vw, (max-width: 1054px) 46vw, 30vw"
        />
      }
      tags={<PromotionTag status={status} />}
      corner={<ContestTimer kind="promotion" contest={promotion} />}
      footer={
        <>
          <span>
            {day &&
              (status === 'past'
                ? date(day)
                : t(status === 'future' ? 'contest.promotion.from' : 'contest.promotion.until', {
                    date: date(day),
                  }))}
          </span>
          <ButtonLink
            to={`/promo/${slug}`}
            size="small"
            aria-label={t('contest.promotion.detailsOf', { title })}
          >
            {t('contest.promotion.details')}
          </ButtonLink>
        </>
      }
    >
      <PromotionFund promotion={promotion} />
    </ArtCard>
  )
}
