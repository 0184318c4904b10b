import { useContestChanges } from '../../../domain/contest/use-contest-changes.ts'
import { useCurrentEvent } from '../../../domain/contest/use-current-events.ts'
import { useLeaders } from '../../../domain/contest/use-leaders.ts'
import { useJoinTournament } from '../../../domain/tournament/use-join-tournament.ts'
import { useResumedJoin } from '../join/use-resumed-join.ts'
import type { TournamentData } from '../tournaments-data.ts'
import { ActivePart } from './active-part.tsx'
import { FuturePart } from './future-part.tsx'
import { GamesSection, type ShowGames } from './games-section.tsx'
import { OtherTournaments } from './other-tournaments.tsx'
import { PageFacts, PageHead } from './page-head.tsx'
import { PastPart } from './past-part.tsx'
import { RulesCard } from './rules-card.tsx'

interface TournamentPageProps extends TournamentData {
  showGames: ShowGames
}

/** [2.6] The page of a tournament by its status, which changes in place [4.4], [7.86]. */
export function TournamentPage({
  tournament: loaded,
  leaders: rendered,
  games,
  others,
  showGames,
}: TournamentPageProps) {
  const tournament = useCurrentEvent(loaded)
  const { id, slug, status, isLocked, isCancelled } = tournament
  useContestChanges({ kind: 'tournament', id })
  const leaders = useLeaders({ kind: 'tournament', id, slug }, rendered)
  const join = useJoinTournament()
  useResumedJoin(tournament, join)
  const parts = { tournament, leaders, join }
  return (
    <>
      <PageHead tournament={tournament} />
      {status !== 'past' && <PageFacts tournament={tournament} />}
      {status === 'past' ? (
        <PastPart {...parts} />
      ) : status === 'future' ? (
        <FuturePart {...parts} />
      ) : (
        <ActivePart {...parts} />
      )}
      {!isCancelled && <RulesCard tournament={tournament} />}
      {status !== 'past' && !isLocked && (
        <GamesSection tournament={tournament} games={games} showGames={showGames} />
      )}
      <OtherTournaments tournaments={others} />
    </>
  )
}
