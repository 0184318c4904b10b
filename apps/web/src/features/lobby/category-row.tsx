import { type ComponentType, useState } from 'react'
import { lazyOr } from '../../data/api/lazy-or.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../domain/game/card-game.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { NearView } from '../../ui/layout/near-view.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { GameRow } from './game-row.tsx'
import type { LobbyRow } from './lobby-data.ts'
import type { LobbySlots } from './lobby-slots.ts'
import type { RestOfRowProps } from './rest-of-row.ts'
import { countGames, lookOf } from './row-looks.ts'

/** If this code fails to load the row shows the games of the document only. */
const RestOfRow = lazyOr(
  async () => (await import('./rest-of-row.ts')).RestOfRow as ComponentType<RestOfRowProps>,
  () => null,
)

interface CategoryRowProps {
  row: LobbyRow
  slots: LobbySlots
}

/** A category of the lobby [3.5]. */
export function CategoryRow({ row, slots }: CategoryRowProps) {
  const { t, number } = useI18n()
  const { slug, name, url, games, total } = row
  const icon = slots.iconOf(slug)
  const look = lookOf(slug)
  if (look === 'places')
    return (
      <GameRow
        title={t('lobby.rows.top')}
        icon={icon}
        url={url}
        games={games}
        cards={slots.cards}
        isShared
        isRanked
      />
    )
  if (look === 'shelf') return <CategoryShelf row={row} slots={slots} />
  const all = (
    <ButtonLink size="small" to={url} aria-label={t('lobby.rows.allOf', { name })}>
      {t('lobby.rows.all')}
    </ButtonLink>
  )
  return (
    <Section title={name} icon={icon} count={number(total)} actions={all}>
      {slots.grid(games)}
    </Section>
  )
}

/** A shelf has the games it shows at once in the document; the rest is loaded when the shelf comes near. */
function CategoryShelf({ row: { slug, name, url, games, total }, slots }: CategoryRowProps) {
  const [found, setFound] = useState<CardGame[] | null>(null)
  const most = countGames(slug)
  const more = (found ?? []).filter((game) => games.every((other) => other.slug !== game.slug))
  const isCut = found === null && games.length < Math.min(most, total)
  return (
    <GameRow
      title={name}
      icon={slots.iconOf(slug)}
      url={url}
      count={total}
      games={found ? [...games, ...more].slice(0, most) : games}
      cards={slots.cards}
      isShared
      rest={
        isCut && (
          <NearView place={null}>
            <RestOfRow slug={slug} onFound={setFound} />
          </NearView>
        )
      }
    />
  )
}
