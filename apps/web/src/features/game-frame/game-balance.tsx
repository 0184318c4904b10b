// What the player plays with. Demo money lives in the game and is shown there.
import type { PlayMode } from '@yanta/contract'
import type { BalanceSnapshot } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { RollingAmount } from '../../player/rolling-amount.tsx'
import { useShownBalance } from '../../player/use-wallet.ts'
import styles from './game-balance.module.css'

interface GameBalanceProps {
  player: { balance: BalanceSnapshot | null } | null
  mode: PlayMode
}

export function GameBalance({ player, mode }: GameBalanceProps) {
  const { t } = useI18n()
  return (
    <div className={styles.balance}>
      <small>{t('game_frame.balance')}</small>
      <b>{player && mode === 'real' ? <RealBalance rendered={player.balance} /> : t('game_frame.mode.demo')}</b>
    </div>
  )
}

function RealBalance({ rendered }: { rendered: BalanceSnapshot | null }) {
  const { money } = useI18n()
  const shown = useShownBalance(rendered)
  return shown ? <RollingAmount text={money(shown.real, shown.currency)} /> : '—'
}
