// A tournament with many members, some thousand of whom play in it now.
import { addSeconds, systemClock } from '@yanta/config/clock'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'

export const players = 2_000
const clock = systemClock

export async function insertPlayers(db: PlatformDatabase, count: number): Promise<void> {
  await sql`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    select 'bench-' || number || '@example.com', 'none', 'Игрок ' || left(md5(number::text), 5), 'RUB', 'ru', 'email'
    from generate_series(1, ${count}::int) as number`.execute(db)
}

/** By bets, begun an hour ago; everybody is a member, most have scored, some thousand play in it now. */
export async function insertTournament(db: PlatformDatabase, count: number): Promise<number> {
  const { id } = await db
    .insertInto('contests')
    .values({
      kind: 'tournament',
      entry: 'race',
      slug: 'race',
      starts_at: addSeconds(clock.now(), -3_600),
      ends_at: addSeconds(clock.now(), 3_600),
      state: 'active',
      terms: JSON.stringify({ mechanic: 'bets', games: { slugs: ['bench'] }, stakes: {}, prizes: [] }),
      seed: '',
      seed_hash: '',
      created_at: clock.now(),
      member_count: count,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into contest_members (contest_id, user_id, number, joined_at, earned, scored_at, tie, score_order)
    select ${id}, id, row_number() over (order by id), now(), case when id % 10 = 0 then 0 else id * 7919 % 1000003 * 1000 end,
      now() - make_interval(secs => id % 3000), id, nextval('contest_score_order')
    from users`.execute(db)
  await sql`
    insert into contest_choices (contest_id, user_id, chosen_from)
    select ${id}, id, now() - interval '1 hour' from users order by md5(id::text) limit ${players}`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  return id
}
