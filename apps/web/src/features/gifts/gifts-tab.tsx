// [2.66] The player's gifts: those that wait, those that are active with the running bonus, and those that are over.
import empty from '@yanta/art/empty.json'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openModal } from '../../dialogs/store.ts'
import { findSegment, giftSegments } from '../../domain/gift/gift-map.ts'
import { loadGifts } from '../../domain/gift/gift-store.ts'
import { useOnline } from '../../data/api/use-online.ts'
import { onRecovery } from '../../data/api/on-recovery.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import { useIsHere } from '../../ui/use-is-here.ts'
import { ActiveGifts } from './active-gifts.tsx'
import { CouponField } from './coupon-field.tsx'
import { GiftList } from './gift-list.tsx'
import './gifts.messages.json'
import styles from './gifts-tab.module.css'
import { type RenderedGifts, useGiftClock, useGifts } from './use-gifts.ts'

const paths = {
  available: '/profile/gifts',
  active: '/profile/gifts?tab=active',
  history: '/profile/gifts?tab=history',
} as const

export function GiftsTab({ rendered }: { rendered: RenderedGifts | null }) {
  const { t } = useI18n()
  const [query, setQuery] = useSearchParams()
  const segment = giftSegments.find((name) => name === query.get('tab')) ?? 'available'
  const coupon = query.get('coupon')
  const { gifts, counts, isLoading } = useGifts(rendered)
  const nowMs = useGiftClock(gifts ?? [])
  const isUnderPopup = Boolean(useLocation().mask)
  // Asked here: the card of the gift has left its list by then.
  const isHere = useIsHere(!isUnderPopup)
  useEffect(() => {
    if (coupon) openModal('coupon', { code: coupon })
  }, [coupon])

  const groups = Object.groupBy(gifts ?? [], (gift) => findSegment(gift, nowMs))
  const shown = groups[segment] ?? []
  const handleActive = () => {
    if (!isHere.current) return
    setQuery({ tab: 'active' }, { preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <div className={styles.segments}>
          <TabLinks
            look="pill"
            isWide
            isOnePage
            label={t('gifts.segments')}
            current={paths[segment]}
            links={giftSegments.map((name) => ({
              to: paths[name],
              name: t(`gifts.segments.${name}`),
              count: name === 'history' ? undefined : (counts?.[name] ?? groups[name]?.length),
            }))}
          />
        </div>
        <CouponField />
      </div>
      {gifts === null ? (
        <NotLoaded isLoading={isLoading} />
      ) : segment === 'active' ? (
        <ActiveGifts gifts={shown} nowMs={nowMs} />
      ) : (
        <GiftList key={segment} segment={segment} gifts={shown} nowMs={nowMs} onActive={handleActive} />
      )}
    </div>
  )
}

function NotLoaded({ isLoading }: { isLoading: boolean }) {
  const { t } = useI18n()
  const isOnline = useOnline()
  useEffect(() => onRecovery(() => void loadGifts()), [])
  if (isLoading) return <Loader text={t('gifts.loading')} />
  return (
    <Card>
      <Notice
        isError
        isLarge
        image={empty.gifts}
        title={t('gifts.failed')}
        text={t(isOnline ? 'gifts.failed.text' : 'gifts.failed.offline')}
        action={<Button onClick={() => void loadGifts()}>{t('gifts.failed.again')}</Button>}
      />
    </Card>
  )
}
