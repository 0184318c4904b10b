import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { openModal } from '../lib/modal-stack.ts'
import { AccountArea } from '../player/account-area.tsx'
import type { SiteData } from '../routes/site-data.ts'

/** What the header shows of a player. */
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
