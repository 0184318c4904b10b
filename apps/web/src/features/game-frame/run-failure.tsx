// The dialog for a game that could not start or continue [8.15].
import errors from '@yanta/art/errors.json'
import type { FrameState } from './frame-machine.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { dispatchToFrame } from './frame-store.ts'
import { LimitReached } from './limit-reached.tsx'
import { describeFailure } from './failure-text.ts'
import styles from './run-failure.module.css'

export function RunFailure({
  frame,
  onClose,
}: {
  frame: Extract<FrameState, { phase: 'error' }>
  onClose: () => void
}) {
  const { t } = useI18n()
  const { title, text, canRetry, way } = describeFailure(frame.code)
  return (
    <Modal title={t(title)} closeLabel={t('game_frame.failure.close')} onClose={onClose}>
      <div className={styles.body}>
        <Picture
          source={errors[500]}
          alt=""
          width={132}
          height={132}
          sizes="132px"
          className={styles.picture}
          isFirst
        />
        {frame.code === 'limit_reached' ? <LimitReached /> : <p>{t(text)}</p>}
        <div className={styles.actions}>
          <Button isWide onClick={onClose}>
            {t('game_frame.failure.close')}
          </Button>
          {way && (
            <ButtonLink look="primary" isWide to={way.to} onClick={() => dispatchToFrame({ type: 'close' })}>
              {t(way.label)}
            </ButtonLink>
          )}
          {canRetry && (
            <Button look="primary" isWide onClick={() => dispatchToFrame({ type: 'retry' })}>
              {t('game_frame.failure.retry')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
