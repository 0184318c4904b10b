import type { ReactNode } from 'react'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import type { CardGame } from '../../../domain/game/card-game.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import './tournament-page.messages.json'

/** Games as cards; they belong to another feature, which the route brings in. */
export type ShowGames = (games: CardGame[], label: string) => ReactNode

interface GamesSectionProps {
  tournament: Tournament
  /** The first ones. */
  games: CardGame[]
  showGames: ShowGames
}

/** [9.14] Five games of the tournament, and the way to all. */
export function GamesSection({ tournament: { slug, gamesCount }, games, showGames }: GamesSectionProps) {
  const { t, number } = useI18n()
  if (games.length === 0) return null
  const title = t('tournament.games')
  return (
    <Section
      title={title}
      count={number(gamesCount)}
      actions={
        gamesCount > games.length && (
          <ButtonLink size="small" to={`/tournaments/${slug}/games`} aria-label={t('tournament.games.allOf')}>
            {t('tournament.games.all')}
          </ButtonLink>
        )
      }
    >
      {showGames(games, title)}
    </Section>
  )
}
