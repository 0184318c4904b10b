// The player's corner of the header: balance, compoints, avatar with its menu. The socket and what comes with it load after
// hydration; until then the numbers are those the page was rendered with.
import type { Profile, ServerData } from '@yanta/contract'
import type { BalanceSnapshot } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import compoint from './compoint.svg'
import styles from './account-area.module.css'
import { AccountMenu } from './account-menu.tsx'
import { RollingAmount } from './rolling-amount.tsx'
import { useLivePlayer } from './use-live-player.ts'
import { useShownBalance } from './use-wallet.ts'

interface AccountAreaProps {
  player: { profile: Profile; balance: BalanceSnapshot }
  serverData: Pick<ServerData, 'socketUrl'>
  /** Where there is no menu beside the screen, the language is chosen here. */
  language: ReactNode
}

export function AccountArea({ player, serverData, language }: AccountAreaProps) {
  const { t, money, number } = useI18n()
  const { real, currency, compoints } = useShownBalance(player.balance)
  useLivePlayer(player, serverData.socketUrl)
  return (
    <div className={styles.area}>
      <div className={styles.balance}>
        <small>{t('player.balance')}</small>
        <b><RollingAmount text={money(real, currency)} /></b>
      </div>
      <div className={styles.compoints} title={t('player.compoints')}>
        <img src={compoint} alt={t('player.compoints')} width="26" height="26" />
        <b>{number(Math.floor(compoints / 100))}</b>
      </div>
      <AccountMenu profile={player.profile} language={language} />
    </div>
  )
}
