// The player's notifications, with the switch for push notifications [7.87].
import { NotificationPanel } from '../features/notifications/notification-panel.tsx'
import { PushSwitch } from '../features/push/push-switch.tsx'
import { useSite } from '../site/site-data.ts'

export function NotificationsModal({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const key = site?.serverData?.webPushKey
  return (
    <NotificationPanel
      onClose={onClose}
      foot={key && site.player && <PushSwitch publicKey={key} playerId={site.player.profile.id} />}
    />
  )
}
