// [4.35] A guest who wanted to join comes back from registration or login to the same join, once. The address stays as it is: another
// one would close what greets a new player, and without this browser's own wish it means nothing.
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { readServerNow } from '../../../browser/server-clock.ts'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import { readEntranceCodes, takeJoin } from '../../../domain/tournament/join-intent.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { useSite } from '../../../site/site-data.ts'

/** @param join the page's own, so that its buttons are busy meanwhile */
export function useResumedJoin(tournament: Tournament, join: JoinAction): void {
  const [query] = useSearchParams()
  const isPlayer = useSite()?.player != null
  const isBack = query.get('join') !== null && isPlayer
  const resume = useEffectEvent(() => {
    if (takeJoin(tournament.slug, readServerNow()) && !isJoined(tournament))
      void join.run(tournament, readEntranceCodes(query))
  })
  useEffect(() => {
    if (isBack) resume()
  }, [isBack])
}

function isJoined({ status, isMember, isChosen, wantParticipate }: Tournament): boolean {
  return status === 'past' || (status === 'future' ? isMember || wantParticipate : isChosen)
}
