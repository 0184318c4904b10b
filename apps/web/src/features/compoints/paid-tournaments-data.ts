import { listTournaments } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import { type TournamentItem, presentTournamentItem } from '../../domain/contest/tournament.ts'

/** Those one can still join or is a member of: what is over is in the list of tournaments. */
export async function loadPaidTournaments(call: Call): Promise<TournamentItem[]> {
  const { items } = getOrThrow(await call(listTournaments, { query: { filter: 'compoints', limit: 100 } }))
  return items.map(presentTournamentItem).filter(({ status }) => status !== 'past')
}
