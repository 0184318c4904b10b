import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ArtCard } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { PromotionFund } from './promotion-fund.tsx'
import { PromotionTimer } from '../../features/promotions/promotion-timer.tsx'
import '../../features/promotions/promotions.messages.json'

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
      tags={
        status === 'active' ? undefined : (
          <Tag>{t(status === 'past' ? 'promotions.card.past' : 'promotions.card.soon')}</Tag>
        )
      }
      corner={<PromotionTimer promotion={promotion} />}
      footer={
        <>
          <span>
            {day &&
              (status === 'past'
                ? date(day)
                : t(status === 'future' ? 'promotions.card.from' : 'promotions.card.until', {
                    date: date(day),
                  }))}
          </span>
          <ButtonLink
            to={`/promo/${slug}`}
            size="small"
            aria-label={t('promotions.card.detailsOf', { title })}
          >
            {t('promotions.card.details')}
          </ButtonLink>
        </>
      }
    >
      <PromotionFund promotion={promotion} />
    </ArtCard>
  )
}
