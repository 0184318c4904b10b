// Why a player can't leave the chosen tournament for another one [4.36].
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { findStatus, selectContest } from '../../contests/contests.service.ts'
import { selectMembers } from '../../contests/members.service.ts'
import { findChosen } from '../choices/choices.service.ts'
import { selectBest } from '../best.repository.ts'
import type { SeriesTerms, TournamentContest, TournamentTerms } from '../tournament-terms.ts'

/** The first of a series are held by it. */
const leadingPlaces = 3

export interface Choice {
  /** Null: none that runs. */
  chosen: TournamentContest | null
  /** The seat, of the tournament or of its series, was bought. */
  isPaidSeat: boolean
  /** One of the first three of the series whose stage is chosen. */
  isSeriesLeader: boolean
}

const none: Choice = { chosen: null, isPaidSeat: false, isSeriesLeader: false }

/** What the player has chosen now, and what holds the player there until it ends. */
export async function readChoice(db: PlatformDatabase, now: Date, userId: number): Promise<Choice> {
  const id = await findChosen(db, userId)
  const chosen = id === null ? undefined : await selectContest<TournamentTerms>(db, 'tournament', id)
  if (!chosen || findStatus(chosen, now) !== 'active') return none
  const { seriesId } = chosen
  const contestIds = [chosen.id, ...(seriesId === null ? [] : [seriesId])]
  const members = await selectMembers(
    db,
    contestIds.map((contestId) => ({ contestId, userId })),
  )
  return {
    chosen,
    isPaidSeat: members.some(({ seatPrice }) => seatPrice !== null),
    isSeriesLeader: seriesId !== null && (await isLeader(db, seriesId, userId)),
  }
}

async function isLeader(db: PlatformDatabase, seriesId: number, userId: number): Promise<boolean> {
  const series = await selectContest<SeriesTerms>(db, 'series', seriesId)
  if (!series || series.state === 'cancelled') return false
  return (await selectBest(db, seriesId, leadingPlaces)).some((member) => member.userId === userId)
}
