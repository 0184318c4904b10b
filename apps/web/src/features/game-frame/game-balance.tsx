// The player's balance and a button that tops it up over the running game. Demo money is shown by the game itself.
import type { PlayMode } from '@yanta/contract'
import type { MouseEvent } from 'react'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { RollingAmount } from '../../domain/wallet/rolling-amount.tsx'
import { useShownBalance } from '../../domain/wallet/use-wallet.ts'
import { useIsExcluded } from '../../site/site-data.ts'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './game-balance.module.css'
import { useBonus } from '../../domain/wallet/use-bonus.ts'

interface GameBalanceProps {
  isSignedIn: boolean
  mode: PlayMode
}

export function GameBalance({ isSignedIn, mode }: GameBalanceProps) {
  const { t } = useI18n()
  const isExcluded = useIsExcluded()
  const isReal = isSignedIn && mode === 'real'
  if (!isReal && (!isSignedIn || isExcluded)) return null
  return (
    <div className={styles.balance}>
      {isReal && (
        <span>
          <small>{t('game_frame.balance')}</small>
          <b>
            <RealBalance />
          </b>
        </span>
      )}
      {isReal && <BonusPart />}
      {isSignedIn && !isExcluded && (
        <button
          type="button"
          className={styles.deposit}
          aria-label={t('game_frame.deposit')}
          title={t('game_frame.deposit')}
          aria-haspopup="dialog"
          onClick={handleDeposit}
        >
          <Icon name="plus" size={20} />
        </button>
      )}
    </div>
  )
}

/** Over the game, which goes on; on wide screens it hangs from the button. */
function handleDeposit({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { bottom, right } = currentTarget.getBoundingClientRect()
  openModal('quickDeposit', { corner: { top: bottom, right: innerWidth - right } })
}

function RealBalance() {
  const { money } = useI18n()
  const shown = useShownBalance()
  return shown ? <RollingAmount text={money(shown.real, shown.currency)} /> : '—'
}

/** Bonus money is not part of the balance: it is shown separately [3.12]. */
function BonusPart() {
  const { t, money } = useI18n()
  const bonus = useBonus()
  return (
    bonus && (
      <span className={styles.bonus}>
        <small>{t('game_frame.balance.bonus')}</small>
        <b>
          <RollingAmount text={money(bonus.bonus, bonus.currency)} />
        </b>
      </span>
    )
  )
}
