// The lobby with the catalogue's cards in it: the main screen, and what lies under a popup.
import { CategoryChips } from '../features/catalogue/category-chips.tsx'
import { findCategoryIcon } from '../features/catalogue/category-icon.ts'
import { GameCard } from '../features/catalogue/game-card.tsx'
import { GameGrid } from '../features/catalogue/game-grid.tsx'
import { ProviderTiles } from '../features/catalogue/provider-tiles.tsx'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { Lobby, type LobbySlots } from '../features/lobby/lobby.tsx'
import { useSiteData } from './site-data.ts'

const slots: LobbySlots = {
  chips: (categories) => <CategoryChips categories={categories} current="" />,
  card: (game) => <GameCard game={game} />,
  grid: (games) => <GameGrid games={games} isCut />,
  providers: (providers) => <ProviderTiles providers={providers} />,
  iconOf: findCategoryIcon,
}

export function LobbyScreen({ lobby }: { lobby: LobbyData }) {
  return <Lobby lobby={lobby} producers={useSiteData()?.producers ?? []} slots={slots} />
}
