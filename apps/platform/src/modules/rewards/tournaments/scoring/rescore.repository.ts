import { command } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

/** Of a locked contest: as if nobody had scored. */
export async function resetScores(trx: PlatformDatabase, contestId: number): Promise<void> {
  await command`
    update contest_members set earned = 0, score_remainder = 0, scored_at = joined_at, tie = user_id,
      score_order = nextval('contest_score_order')
    where contest_id = ${contestId} and (earned > 0 or score_remainder > 0)`.run(trx)
}
