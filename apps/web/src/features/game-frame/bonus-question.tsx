// The game does not accept the active bonus [4.9], [8.16]: the player decides before the game is shown.
import gifts from '@yanta/art/gifts.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import type { FrameState } from './frame-machine.ts'
import { dispatchToFrame } from './frame-store.ts'
import styles from './run-failure.module.css'

export function BonusQuestion({
  frame,
  onClose,
}: {
  frame: Extract<FrameState, { phase: 'loading' }>
  onClose: () => void
}) {
  const { t } = useI18n()
  const footer = (
    <>
      <ButtonLink to="/games/otygrat_bonus" onClick={() => dispatchToFrame({ type: 'close' })}>
        {t('game_frame.bonus.slots')}
      </ButtonLink>
      <Button look="primary" onClick={() => dispatchToFrame({ type: 'bonusWaived' })}>
        {t('game_frame.bonus.continue')}
      </Button>
    </>
  )
  return (
    <Modal
      title={t('game_frame.bonus.title')}
      closeLabel={t('game_frame.failure.close')}
      onClose={onClose}
      footer={footer}
    >
      <div className={styles.body}>
        <img src={gifts.cashback} alt="" width="132" height="132" />
        <p>{t('games.dont_have_wager', { game: frame.game.name })}</p>
      </div>
    </Modal>
  )
}
