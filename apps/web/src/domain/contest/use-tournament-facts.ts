import { useI18n } from '../../i18n/use-i18n.tsx'
import './contest.messages.json'
import type { Tournament } from './tournament.ts'

interface Fact {
  name: string
  value: string
}

/** [2.39-2.41] Facts on a tournament's card; seats only when they are limited and it is not past. */
export function useTournamentFacts({ prize, victory, price, seats, status, gamesCount }: Tournament): Fact[] {
  const { t, number } = useI18n()
  return [
    ...(prize === null ? [] : [{ name: t('contest.tournament.prize'), value: prize }]),
    { name: t('contest.tournament.victory'), value: victory },
    {
      name: t('contest.tournament.entry'),
      value:
        price === null
          ? t('contest.tournament.free')
          : t('contest.tournament.price', { count: Math.floor(price / 100) }),
    },
    seats && status !== 'past'
      ? {
          name: t('contest.tournament.seats'),
          value: t('contest.tournament.seatsOf', { free: number(seats.free), limit: number(seats.limit) }),
        }
      : { name: t('contest.tournament.games'), value: number(gamesCount) },
  ]
}
