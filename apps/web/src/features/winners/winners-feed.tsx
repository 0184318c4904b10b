import type { Currency, Winner } from '@yanta/contract'
import { use } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { RegionClosedContext } from '../../site/region.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Feed } from '../../ui/motion/feed.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/data/picture.tsx'
import { findBigWin } from './add-winners.ts'
import { useWinners } from './use-winners.ts'
import styles from './winners-feed.module.css'
import { WinnersSkeleton } from './winners-skeleton.tsx'

/** The latest wins [7.69]; each links to its game, unless the region is blocked. */
export function WinnersFeed() {
  const { t } = useI18n()
  // In another language the list stays until the new one is here.
  const { latest: winners, phase, retry } = useWinners()
  if (!winners && phase === 'loading') return <WinnersSkeleton />
  if (!winners)
    return (
      <div className={styles.message} role="alert">
        <span>{t('winners.failed')}</span>
        <Button size="small" onClick={retry}>
          {t('winners.retry')}
        </Button>
      </div>
    )
  const { data, options } = winners
  if (data.length === 0) return <p className={styles.message}>{t('winners.empty')}</p>
  const big = findBigWin(data)
  const items = data.map((winner) => ({
    id: winner.id,
    content: <Win winner={winner} currency={options.currency} isBig={winner.amount >= big} />,
  }))
  return (
    <div className={styles.feed}>
      <Feed label={t('winners.feed')} items={items} />
    </div>
  )
}

function Win({
  winner: { nick_name, amount, game },
  currency,
  isBig,
}: {
  winner: Winner
  currency: Currency
  isBig: boolean
}) {
  const { t, money, wholeMoney } = useI18n()
  const isClosed = use(RegionClosedContext)
  const sum = amount % 100 === 0 ? wholeMoney(amount, currency) : money(amount, currency)
  return (
    <a
      className={joinClasses(styles.win, isBig && styles.big)}
      href={isClosed ? undefined : `/play/${game.slug}`}
    >
      <Picture source={game.preview} alt="" width={46} height={60} sizes="80px" />
      <span className={styles.words}>
        <span className={styles.name}>{nick_name}</span>
        <span className={styles.game}>{game.name}</span>
        <b>{t('winners.win', { amount: sum })}</b>
      </span>
    </a>
  )
}
