// The lobby, composed of several features.
import { use, useMemo } from 'react'
import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { findCategoryIcon } from '../features/catalogue/category-icon.ts'
import { useCards } from '../features/catalogue/game-card.tsx'
import { GameGrid } from '../features/catalogue/game-grid.tsx'
import { ProviderTiles } from '../features/catalogue/provider-tiles.tsx'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import type { LobbySlots } from '../features/lobby/lobby-slots.ts'
import { Lobby } from '../features/lobby/lobby.tsx'
import { openLobby } from '../features/lobby/packed-lobby.ts'
import { Winners } from '../features/winners/winners.tsx'
import { isClosedByRegion } from '../navigation/guarded-path.ts'
import { RegionClosedContext } from '../site/region.ts'
import { LobbyEvents } from './lobby-events.tsx'
import { LobbyFavourites } from './lobby-favourites.tsx'
import { useSite } from '../site/site-data.ts'

const slots: Omit<LobbySlots, 'cards'> = {
  chips: (categories) => <CategoryChips categories={categories} current="" />,
  grid: (games) => <GameGrid games={games} isCut />,
  providers: (providers) => <ProviderTiles providers={providers} />,
  iconOf: findCategoryIcon,
  winners: <Winners />,
  events: <LobbyEvents />,
  favourites: (games) => <LobbyFavourites games={games} />,
}

export function LoadedLobby({ lobby }: { lobby: string | LobbyData | Promise<LobbyData> }) {
  const site = useSite()
  const loaded = lobby instanceof Promise ? use(lobby) : lobby
  const isClosed = use(RegionClosedContext)
  const unpacked = useMemo(() => (typeof loaded === 'string' ? openLobby(loaded) : loaded), [loaded])
  return (
    <Lobby
      lobby={isClosed ? leaveOutClosed(unpacked) : unpacked}
      categories={site?.categories ?? []}
      producers={site?.producers ?? []}
      slots={{ ...slots, cards: useCards() }}
    />
  )
}

/** [6.10] Leaves out links that would lead to the 451 page. */
function leaveOutClosed({ banners, ...lobby }: LobbyData): LobbyData {
  const isOpen = ({ url }: LobbyData['banners'][number]) => !isClosedByRegion(url.split(/[?#]/, 1)[0]!)
  return { ...lobby, banners: banners.filter(isOpen), dayGame: null }
}
