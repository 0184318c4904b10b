// Lists the seeded players of demo mode, for logging in as one of them.
import { useI18n } from '../../../i18n/use-i18n.tsx'
import styles from './demo-players.module.css'

export interface DemoPlayer {
  email: string
  password: string
}

interface DemoPlayersProps {
  players: DemoPlayer[]
  onChoose: (player: DemoPlayer) => void
}

export function DemoPlayers({ players, onChoose }: DemoPlayersProps) {
  const { t } = useI18n()
  return (
    <div className={styles.hint}>
      <span>{t('auth.demo.hint')}</span>
      {players.map((player) => (
        <button key={player.email} type="button" className={styles.player} onClick={() => onChoose(player)}>
          {player.email}
        </button>
      ))}
    </div>
  )
}
