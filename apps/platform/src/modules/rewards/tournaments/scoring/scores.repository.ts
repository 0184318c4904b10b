import { bool, command, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { MemberKey } from '../../contests/members.service.ts'
import type { MemberScore } from './scoring.rules.ts'

const waiting = row({ isWaiting: bool })

/** Whether a tournament should have begun that no job has begun yet. */
export async function hasWaiting(db: PlatformDatabase, now: Date): Promise<boolean> {
  const { isWaiting } = await query(waiting)`
    select exists (
      select from contests
      where state not in ('finished', 'cancelled') and state = 'created' and kind = 'tournament' and starts_at <= ${now}
    ) as "isWaiting"`.get(db)
  return isWaiting
}

/** Of locked members, all by one statement. */
export async function updateScores(
  trx: PlatformDatabase,
  scores: readonly (MemberKey & MemberScore)[],
): Promise<void> {
  const column = <Key extends keyof (MemberKey & MemberScore)>(key: Key) => scores.map((score) => score[key])
  await command`
    update contest_members m set earned = s.earned, score_remainder = s.remainder, scored_at = s.scored_at, tie = s.tie,
      score_order = nextval('contest_score_order')
    from unnest(${column('contestId')}::bigint[], ${column('userId')}::bigint[], ${column('earned')}::bigint[],
      ${column('scoreRemainder')}::bigint[], ${column('scoredAt')}::timestamptz[], ${column('tie')}::bigint[])
      as s (contest_id, user_id, earned, remainder, scored_at, tie)
    where m.contest_id = s.contest_id and m.user_id = s.user_id`.run(trx)
}
