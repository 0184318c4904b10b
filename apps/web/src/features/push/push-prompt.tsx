// Asks a player for consent to push notifications [7.87]. The browser's own prompt follows only after a yes here.
import { useId } from 'react'
import { useAction } from '../../data/use-action.ts'
import { useExperiment } from '../../domain/experiment/use-experiment.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { IconTile } from '../../ui/data/icon-tile.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import styles from './push-prompt.module.css'
import { turnOnPush } from './push-subscription.ts'
import { usePushToast } from './use-push-toast.ts'

interface PushPromptProps {
  publicKey: string
  playerId: string
  onAnswer: () => void
}

export function PushPrompt({ publicKey, playerId, onAnswer }: PushPromptProps) {
  const { t } = useI18n()
  const titleId = useId()
  const tell = usePushToast()
  const variant = useExperiment('push-prompt')
  const { run: turnOn, isBusy } = useAction(async () => {
    const outcome = await turnOnPush(publicKey, playerId)
    onAnswer()
    showToast(tell(outcome))
  })
  if (variant === undefined) return null
  return (
    <ModalFrame labelledBy={titleId} onClose={onAnswer} surfaceClassName={styles.prompt}>
      <IconButton
        size="small"
        icon="close"
        label={t('push.close')}
        className={styles.close}
        onClick={onAnswer}
      />
      <IconTile icon="bell" tone="amber" size="large" />
      <h2 id={titleId} className={styles.title}>
        {t('push.title')}
      </h2>
      {variant !== 'short' && (
        <ul className={styles.reasons}>
          {(['gift', 'money', 'tournament'] as const).map((reason) => (
            <li key={reason}>
              <Icon name="check" size={18} />
              {t(`push.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.promise}>{t('push.promise')}</p>
      <div className={styles.actions}>
        <Button onClick={onAnswer}>{t('push.no')}</Button>
        <Button look="primary" isWaiting={isBusy} onClick={() => void turnOn()}>
          {t('push.yes')}
        </Button>
      </div>
    </ModalFrame>
  )
}
