import { useI18n } from '../../i18n/use-i18n.tsx'
import type { Tournament } from './tournament.ts'

interface Fact {
  name: string
  value: string
}

/** [2.39-2.41] Facts on a tournament's card; seats only when they are limited and it is not past. */
export function useTournamentFacts({ prize, victory, price, seats, status, gamesCount }: Tournament): Fact[] {
  const { t, number } = useI18n()
  return [
    ...(prize === null ? [] : [{ name: t('tournaments.card.prize'), value: prize }]),
    { name: t('tournaments.card.victory'), value: victory },
    {
      name: t('tournaments.card.entry'),
      value:
        price === null
          ? t('tournaments.card.free')
          : t('tournaments.card.price', { count: Math.floor(price / 100) }),
    },
    seats && status !== 'past'
      ? {
          name: t('tournaments.card.seats'),
          value: t('tournaments.card.seatsOf', { free: number(seats.free), limit: number(seats.limit) }),
        }
      : { name: t('tournaments.card.games'), value: number(gamesCount) },
  ]
}
