import type { IconName } from '../../ui/data/icon.tsx'
import type { ShellLink } from './shell-link.ts'

/** Menu items besides the games, in order. Gifts are for players only; the shop asks a guest to log in if possible. */
const places = [
  { to: '/promo', icon: 'ticket', key: 'shell.nav.promotions' },
  { to: '/tournaments', icon: 'trophy', key: 'shell.nav.tournaments' },
  { to: '/compoints', icon: 'bag', key: 'shell.nav.compoints', needsLogin: true },
  { to: '/profile/gifts', icon: 'gift', key: 'shell.nav.gifts', isForPlayers: true },
] as const satisfies { to: string; icon: IconName; key: string; isForPlayers?: true; needsLogin?: true }[]

export function listClubItems(
  t: (key: (typeof places)[number]['key']) => string,
  { isSignedIn, isRegionClosed }: { isSignedIn: boolean; isRegionClosed: boolean },
): ShellLink[] {
  return places
    .filter((place) => isSignedIn || !('isForPlayers' in place || (isRegionClosed && 'needsLogin' in place)))
    .map((place) => ({
      to: place.to,
      icon: place.icon,
      label: t(place.key),
      hasWaiting: 'isForPlayers' in place,
    }))
}
