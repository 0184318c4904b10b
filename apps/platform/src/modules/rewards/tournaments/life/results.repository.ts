import { command } from '@yanta/database/statements'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { insertEvents } from '../../../../plugins/event-outbox/event-outbox.sql.ts'
import type { OutboxEvent } from '../../../../plugins/event-outbox/outbox-facts.ts'
import type { PrizeTerms } from '../tournament-terms.ts'

/** Tells each ranked member of a contest whose winners are known, unless they have excluded themselves since. */
export async function insertDecided(
  trx: PlatformDatabase,
  now: Date,
  { contestId, prizes }: { contestId: number; prizes: readonly PrizeTerms[] },
  data: OutboxEvent<'tournament.decided'>['data'],
): Promise<void> {
  const places = JSON.stringify(
    prizes.map(({ from, to, cash, gifts }) => ({ from, to, cash, gifts: gifts.length })),
  )
  const ranked = sql`
    select r.user_id, jsonb_build_object(
      'place', r.place, 'cash', coalesce((p.cash ->> u.currency)::bigint, 0), 'currency', u.currency, 'gifts', coalesce(p.gifts, 0)) as own
    from (
      select user_id, row_number() over (order by -earned, scored_at, tie) as place from contest_members
      where contest_id = ${contestId} and -earned < 0 and disqualified_at is null
    ) r
    join users u on u.id = r.user_id
    left join jsonb_to_recordset(${places}::jsonb) as p ("from" int, "to" int, cash jsonb, gifts int) on r.place between p."from" and p."to"
    where not exists (select from self_exclusions x where x.user_id = r.user_id and x.ended_at is null)`
  await command`${insertEvents({ type: 'tournament.decided', data }, ranked, now, sql`own`)}`.run(trx)
}
