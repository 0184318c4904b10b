// The table of a series: the sum of a member's best stages. Promises: it changes when a stage is final, and members of a stage are in it.
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { lockContest } from '../../contests/contests.service.ts'
import { joinMembers } from '../../contests/members.service.ts'
import { mostEarned } from '../scoring/scoring.service.ts'
import type { SeriesTerms } from '../tournament-terms.ts'
import { selectMissingMembers, updateSeriesScores } from './life.repository.ts'

/** Locks a series; to be called before one of its stages is locked. */
export async function lockSeries(trx: PlatformDatabase, seriesId: number | null): Promise<void> {
  if (seriesId !== null) await lockContest(trx, seriesId)
}

/** After stages of a locked series have become final. */
export async function sumStages(trx: PlatformDatabase, now: Date, seriesId: number): Promise<void> {
  const series = await lockContest<SeriesTerms>(trx, seriesId)
  const missing = await selectMissingMembers(trx, seriesId)
  if (missing.length > 0) await joinMembers(trx, now, series, missing)
  await updateSeriesScores(trx, { seriesId, bestStages: series.terms.bestStages, most: mostEarned })
}
