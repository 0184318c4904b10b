// A row of games below screens without content of their own.
import { listGames } from '@yanta/contract'
import type { Call } from '../data/api/caller.ts'
import { GameCard } from '../features/catalogue/game-card.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import { type CardGame, presentCardGame } from '../domain/game/card-game.ts'
import { Section } from '../ui/layout/section.tsx'
import { Shelf, ShelfArrows, useShelfRef } from '../ui/layout/shelf.tsx'

const shelfLength = 12

/** The first games of a category; empty when they can't be loaded. */
export async function loadShelf(call: Call, category: string): Promise<CardGame[]> {
  const found = await call(listGames, {
    query: { 'filter[category]': category, page: 1, limit: shelfLength },
  })
  return found.ok ? found.value.items.map(presentCardGame) : []
}

export function GameShelf({ title, games }: { title: string; games: CardGame[] }) {
  const { t } = useI18n()
  const shelf = useShelfRef()
  if (games.length === 0) return null
  const arrows = (
    <ShelfArrows
      shelf={shelf}
      labels={{
        back: t('lobby.rows.back', { name: title }),
        forward: t('lobby.rows.forward', { name: title }),
      }}
    />
  )
  return (
    <Section title={title} actions={arrows}>
      <Shelf shelf={shelf} label={title}>
        {games.map((game) => (
          <li key={game.slug}>
            <GameCard game={game} />
          </li>
        ))}
      </Shelf>
    </Section>
  )
}
