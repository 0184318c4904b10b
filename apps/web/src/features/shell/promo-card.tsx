import type { PromoWidget } from '@yanta/contract'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { lazyOr } from '../../data/api/lazy-or.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/data/picture.tsx'
import styles from './rail.module.css'

/** Where the stylesheet shows the card. */
const cardQuery = '(min-width: 1055px) and (min-height: 800px)'

/** Without its code the fund stays as the page brought it. */
const LiveFund = lazyOr<{ widget: PromoWidget }>(
  async () => (await import('./live-fund.tsx')).LiveFund,
  ({ widget }) => widget.fund,
)

/** The promo widget [7.46]: its fund grows before one's eyes, once the page is at rest. */
export function PromoCard({ promo }: { promo: PromoWidget }) {
  const { t } = useI18n()
  const [isLive, setIsLive] = useState(false)
  useEffect(() => whenIdle(() => setIsLive(matchMedia(cardQuery).matches)), [])
  const { title, fund, url, imageUrl } = promo
  return (
    <a className={joinClasses(styles.card, styles.promo)} href={url}>
      <Picture source={imageUrl} alt="" width={720} height={480} sizes="220px" />
      <b>{title}</b>
      {fund && (
        <span className={styles.action}>
          <Suspense fallback={fund}>{isLive ? <LiveFund widget={promo} /> : fund}</Suspense>
        </span>
      )}
      <small>{t('shell.promo.details')}</small>
    </a>
  )
}
