// The gifts of one segment: a screenful first, more on demand.
import empty from '@yanta/art/empty.json'
import type { Gift } from '@yanta/contract'
import { useState } from 'react'
import type { GiftSegment } from '../../domain/gift/gift-map.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { GiftCard } from './gift-card.tsx'
import styles from './gifts-tab.module.css'

const pageSize = 24

interface GiftListProps {
  segment: GiftSegment
  gifts: readonly Gift[]
  nowMs: number
  onActive: () => void
}

export function GiftList({ segment, gifts, nowMs, onActive }: GiftListProps) {
  const { t } = useI18n()
  const [count, setCount] = useState(pageSize)
  if (gifts.length === 0) return <NoGifts segment={segment} />
  return (
    <div className={styles.stack}>
      <CardGrid label={t(`gifts.segments.${segment}`)}>
        {gifts.slice(0, count).map((gift) => (
          <CardGridItem key={gift.id}>
            <GiftCard gift={gift} nowMs={nowMs} onActive={onActive} />
          </CardGridItem>
        ))}
      </CardGrid>
      {gifts.length > count && (
        <Button className={styles.more} onClick={() => setCount((before) => before + pageSize)}>
          {t('gifts.more')}
        </Button>
      )}
    </div>
  )
}

function NoGifts({ segment }: { segment: GiftSegment }) {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        isLarge
        image={empty.gifts}
        title={t(`gifts.${segment}.empty`)}
        text={t(`gifts.${segment}.text`)}
        action={
          <div className={styles.middle}>
            {segment === 'active' ? (
              <ButtonLink look="primary" to="/profile/gifts">
                {t('gifts.empty.available')}
              </ButtonLink>
            ) : (
              <ButtonLink look="primary" to="/promo">
                {t('gifts.empty.promotions')}
              </ButtonLink>
            )}
            <ButtonLink to="/">{t('gifts.empty.lobby')}</ButtonLink>
          </div>
        }
      />
    </Card>
  )
}
