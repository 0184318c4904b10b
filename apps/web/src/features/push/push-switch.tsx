import { useState } from 'react'
import { useAction } from '../../data/use-action.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { isPushOn, isPushPossible, turnOffPush, turnOnPush } from './push-subscription.ts'
import { usePushToast } from './use-push-toast.ts'

/** Turns notifications of this browser on and off; renders nothing where push is not supported. */
export function PushSwitch({ publicKey, playerId }: { publicKey: string; playerId: string }) {
  const { t } = useI18n()
  const tell = usePushToast()
  const [isOn, setIsOn] = useState(() => isPushOn(playerId))
  const { run: change, isBusy } = useAction(async (wanted: boolean) => {
    const outcome = wanted ? await turnOnPush(publicKey, playerId) : await turnOffPush()
    setIsOn(outcome === 'on')
    if (outcome) showToast(tell(outcome))
  })
  if (!isPushPossible()) return null
  return (
    <Switch
      isWide
      label={t('push.switch')}
      detail={t('push.promise')}
      checked={isOn}
      aria-busy={isBusy}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
