// The menu drawer, composed of several features.
import { use } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { GuestWays } from '../features/auth/guest-ways.tsx'
import { findCategoryIcon } from '../features/catalogue/category-icon.ts'
import { MenuDrawer } from '../features/menu/menu-drawer.tsx'
import { unreadStore } from '../domain/chat/unread.ts'
import { useNewCount } from '../domain/notification/new-count.ts'
import { listClubItems } from '../features/shell/club-nav.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { siteLocales } from '../i18n/catalogues.ts'
import { closeModal, openModal } from '../dialogs/store.ts'
import { RegionClosedContext } from '../site/region.ts'
import { LogOutButton } from '../domain/player/log-out-button.tsx'
import { PlayerCard } from '../domain/player/player-card.tsx'
import { SoundSwitch } from '../domain/player/sound-switch.tsx'
import { findVerifierUrl, useSite } from '../site/site-data.ts'

export function MenuModal({ onClose }: { onClose: () => void }) {
  const site = useSite()
  const { pathname } = useLocation()
  const { t, number } = useI18n()
  const newCount = useNewCount()
  const unread = useStore(unreadStore, ({ count }) => count)
  const isRegionClosed = use(RegionClosedContext)
  if (!site) return null
  const { categories, producers, player } = site
  const openInstead = (name: 'notifications' | 'support' | 'language') => () => {
    closeModal('menu')
    openModal(name)
  }
  return (
    <MenuDrawer
      categories={categories}
      places={[
        { to: '/games/favourites', icon: 'heart', label: t('catalogue.chips.favourites') },
        ...listClubItems(t, { isSignedIn: player !== null, isRegionClosed }),
        ...(player
          ? [{ to: '/profile/safer-play', icon: 'shield', label: t('player.menu.safer_play') } as const]
          : []),
      ]}
      providers={producers}
      iconOf={findCategoryIcon}
      current={pathname}
      verifierUrl={findVerifierUrl(site)}
      head={
        player ? (
          <PlayerCard profile={player.profile} onOpen={onClose} />
        ) : (
          !isRegionClosed && <GuestWays isWide />
        )
      }
      foot={player && <LogOutButton />}
      settings={<SoundSwitch />}
      onNotifications={player ? openInstead('notifications') : undefined}
      newNotifications={newCount > 0 ? number(newCount) : undefined}
      onSupport={openInstead('support')}
      unreadMessages={unread > 0 ? number(unread) : undefined}
      onLanguage={siteLocales.length > 1 ? openInstead('language') : undefined}
      onClose={onClose}
    />
  )
}
