// The game does not accept the active bonus [4.9], [8.16]: the player decides before the game is shown.
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { BonusSlots, BonusWager, useBonusSlots } from './bonus-slots.tsx'
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
  const slots = useBonusSlots()
  const footer = (
    <>
      <Button onClick={() => dispatchToFrame({ type: 'bonusWaived' })}>
        {t('game_frame.bonus.continue')}
      </Button>
      <ButtonLink look="primary" to="/games/otygrat_bonus" onClick={() => dispatchToFrame({ type: 'close' })}>
        {slots.total === null
          ? t('game_frame.bonus.slots')
          : t('game_frame.bonus.all', { count: slots.total })}
      </ButtonLink>
    </>
  )
  return (
    <Modal
      title={t('game_frame.bonus.title')}
      closeLabel={t('game_frame.failure.close')}
      onClose={onClose}
      footer={footer}
      size="large"
    >
      <div className={styles.body}>
        <p>{t('games.dont_have_wager', { game: frame.game.name })}</p>
        <BonusSlots {...slots} />
        <BonusWager />
      </div>
    </Modal>
  )
}
