// The game does not take the active bonus [4.9], [8.16]: the player decides before it may be seen.
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { FrameState } from './frame-machine.ts'
import { dispatchToFrame } from './frame-store.ts'
import styles from './run-failure.module.css'

export function BonusQuestion({ frame, onClose }: { frame: Extract<FrameState, { phase: 'loading' }>; onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Modal title={t('game_frame.bonus.title')} closeLabel={t('game_frame.failure.close')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('games.dont_have_wager', { game: frame.game.name })}</p>
        <Link className={styles.link} to="/games/otygrat_bonus" onClick={() => dispatchToFrame({ type: 'close' })}>{t('game_frame.bonus.slots')}</Link>
        <div className={styles.actions}>
          <Button isWide onClick={onClose}>{t('game_frame.bonus.back')}</Button>
          <Button look="primary" isWide onClick={() => dispatchToFrame({ type: 'bonusWaived' })}>{t('game_frame.bonus.continue')}</Button>
        </div>
      </div>
    </Modal>
  )
}
