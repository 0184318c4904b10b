// The drawer with what features put into it.
import { use } from 'react'
import { useLocation } from 'react-router'
import { GuestWays } from '../features/auth/guest-ways.tsx'
import { findCategoryIcon } from '../features/catalogue/category-icon.ts'
import { MenuDrawer } from '../features/menu/menu-drawer.tsx'
import { listClubPlaces } from '../features/shell/club-places.ts'
import { useI18n } from '../i18n/use-i18n.tsx'
import { siteLocales } from '../i18n/catalogues.ts'
import { closeModal, openModal } from '../lib/modal-stack.ts'
import { RegionClosedContext } from '../lib/region.ts'
import { LogOutButton } from '../player/log-out-button.tsx'
import { PlayerCard } from '../player/player-card.tsx'
import { SoundSwitch } from '../player/sound-switch.tsx'
import { findVerifierUrl, useSiteData } from '../routes/site-data.ts'

export function MenuModal({ onClose }: { onClose: () => void }) {
  const site = useSiteData()
  const { pathname } = useLocation()
  const { t } = useI18n()
  const isRegionClosed = use(RegionClosedContext)
  if (!site) return null
  const { categories, producers, player } = site
  const openInstead = (name: string) => () => {
    closeModal('menu')
    openModal(name)
  }
  return (
    <MenuDrawer
      categories={categories}
      places={[
        { to: '/games/favourites', icon: 'heart', label: t('catalogue.chips.favourites') },
        ...listClubPlaces(t, { isSignedIn: player !== null, isRegionClosed }),
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
      onSupport={openInstead('support')}
      onLanguage={siteLocales.length > 1 ? openInstead('language') : undefined}
      onClose={onClose}
    />
  )
}
