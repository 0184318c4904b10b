import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { openModal } from '../dialogs/store.ts'
import { AccountArea } from '../domain/player/account-area.tsx'
import type { SiteData } from '../site/site-data.ts'

/** The player's area of the header. */
export function PlayerArea({ site: { player, serverData } }: { site: SiteData }) {
  if (!player || !serverData) return null
  return (
    <AccountArea
      key={player.profile.id}
      player={player}
      serverData={serverData}
      notifications={<NotificationBell onOpen={() => openModal('notifications')} />}
    />
  )
}
