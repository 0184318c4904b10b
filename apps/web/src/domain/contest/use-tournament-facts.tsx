import gifts from '@yanta/art/gifts.json'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import './contest.messages.json'
import type { Tournament } from './tournament.ts'
import { useContestWords } from './use-contest-words.ts'

interface Fact {
  name: string
  value: ReactNode
  color?: 'amber'
}

/** [2.39] What can be won, and how: of tournaments and series. */
export function useContestFacts({
  fund,
  mechanic,
  status,
}: Pick<Tournament, 'fund' | 'mechanic' | 'status'>): Fact[] {
  const { t } = useI18n()
  const sum = useContestWords().fund(fund)
  const victory = { name: t('contest.tournament.victory'), value: mechanic.title }
  if (sum === null) return [victory]
  return [
    { name: t('contest.tournament.prize'), value: sum, color: status === 'past' ? undefined : 'amber' },
    victory,
  ]
}

/** [2.39-2.41] Facts on a tournament's card; seats only when they are limited and it is not past. */
export function useTournamentFacts(
  tournament: Pick<
    Tournament,
    'fund' | 'mechanic' | 'isPaid' | 'price' | 'seats' | 'status' | 'membersCount'
  >,
): Fact[] {
  const { t, number, compoints } = useI18n()
  const facts = useContestFacts(tournament)
  const { isPaid, price, seats, status, membersCount } = tournament
  return [
    ...facts,
    {
      name: t('contest.tournament.entry'),
      value:
        price === null ? (
          t(isPaid ? 'contest.tournament.paid' : 'contest.tournament.free')
        ) : (
          <>
            <img src={gifts.compoint} alt="" width="18" height="18" />
            {t('contest.tournament.price', { count: price / 100, text: compoints(price) })}
          </>
        ),
    },
    seats && status !== 'past'
      ? {
          name: t('contest.tournament.seats'),
          value: t('contest.tournament.seatsOf', { free: number(seats.free), limit: number(seats.limit) }),
        }
      : { name: t('contest.tournament.members'), value: number(membersCount) },
  ]
}
