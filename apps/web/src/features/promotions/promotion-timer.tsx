import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'

type Dated = Pick<PromotionListItem, 'title' | 'status' | 'startAt' | 'endAt'>

/** [2.36] The time until a promotion starts, or ends if it has an end; nothing for a past one. */
export function PromotionTimer({
  promotion: { title, status, startAt, endAt },
  size,
}: {
  promotion: Dated
  size?: 'large'
}) {
  const { t } = useI18n()
  const moment = status === 'future' ? startAt : status === 'active' ? endAt : null
  if (moment === null) return null
  const units = {
    days: t('promotions.unit.days'),
    hours: t('promotions.unit.hours'),
    minutes: t('promotions.unit.minutes'),
    seconds: t('promotions.unit.seconds'),
  }
  return (
    <Countdown
      label={t(status === 'future' ? 'promotions.card.starts' : 'promotions.card.ends', { title })}
      endsAt={Date.parse(moment)}
      units={units}
      size={size}
    />
  )
}
