// The player's corner of the header: balance, compoints, avatar with its menu. The socket and its code load after
// hydration; until then the numbers are those the page was rendered with.
import type { ServerData } from '@yanta/contract'
import { type ReactNode, Suspense } from 'react'
import { lazyOr } from '../../data/api/lazy-or.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { type SignedInPlayer, useIsExcluded } from '../../site/site-data.ts'
import buttonStyles from '../../ui/actions/button.module.css'
import { Icon } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import compoint from './compoint.svg'
import styles from './account-area.module.css'
import { AccountMenu } from './account-menu.tsx'
import { RollingAmount } from '../wallet/rolling-amount.tsx'
import { useBalance } from '../wallet/use-balance.ts'
import { useLivePlayer } from './use-live-player.ts'
import { useShownBalance } from '../wallet/use-wallet.ts'

/** Few players have a bonus; without its code there is none to be seen. */
const BonusChip = lazyOr(
  async () => (await import('./bonus-chip.tsx')).BonusChip,
  () => null,
)

interface AccountAreaProps {
  player: SignedInPlayer
  serverData: Pick<ServerData, 'socketUrl'>
  /** Rendered between the balances and the avatar. */
  notifications: ReactNode
}

export function AccountArea({ player, serverData, notifications }: AccountAreaProps) {
  const { t, money, number } = useI18n()
  const { balance, isAsking, askAgain } = useBalance(player.balance)
  const shown = useShownBalance(balance)
  const isHydrated = useIsHydrated()
  const isExcluded = useIsExcluded()
  useLivePlayer({ ...player, balance }, serverData.socketUrl)
  return (
    <div className={styles.area} data-player-area="">
      <div className={styles.balance}>
        <span>
          <small>{t('player.balance')}</small>
          <b>{shown ? <RollingAmount text={money(shown.real, shown.currency)} /> : <Unknown />}</b>
        </span>
        {!shown && (
          <IconButton
            size="small"
            icon="refresh"
            label={t('player.balance.again')}
            aria-busy={isAsking}
            onClick={askAgain}
          />
        )}
        <a
          className={joinClasses(buttonStyles.button, buttonStyles.primary, styles.cashbox)}
          href={isExcluded ? '/cashbox?tab=payout' : '/cashbox'}
        >
          <Icon name="wallet" size={18} />
          {t(isExcluded ? 'player.payout' : 'player.cashbox')}
        </a>
      </div>
      {isHydrated && shown?.wagering && (
        <Suspense>
          <BonusChip />
        </Suspense>
      )}
      <a className={styles.compoints} href="/compoints" title={t('player.compoints')}>
        <img src={compoint} alt={t('player.compoints')} width="26" height="26" />
        <b>{shown ? number(Math.floor(shown.compoints / 100)) : '—'}</b>
      </a>
      {notifications}
      <AccountMenu profile={player.profile} />
    </div>
  )
}

/** Shown instead of an amount that could not be loaded. */
function Unknown() {
  const { t } = useI18n()
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('player.balance.unknown')}</VisuallyHidden>
    </>
  )
}
