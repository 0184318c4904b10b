import { command } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { insertEvents } from '../../../plugins/event-outbox/event-outbox.sql.ts'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'

/** Tells those of a contest's members who joined before its beginning, and have not excluded themselves since. */
export async function insertBegun(
  trx: PlatformDatabase,
  now: Date,
  { contestId, startsAt }: { contestId: number; startsAt: Date },
  data: OutboxEvent<'promotion.began'>['data'],
): Promise<void> {
  const early = sql`
    select user_id from contest_members m where contest_id = ${contestId} and joined_at < ${startsAt}
      and not exists (select from self_exclusions x where x.user_id = m.user_id and x.ended_at is null)`
  await command`${insertEvents({ type: 'promotion.began', data }, early, now)}`.run(trx)
}
