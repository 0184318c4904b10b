import { migrate } from '@yanta/database'
import { createTestDatabase } from '@yanta/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  checkLedger,
  lockWallet,
  openWallet,
  postMovements,
} from '../../modules/money/ledger/ledger.service.ts'
import { migrations } from '../migrations.ts'
import type { PlatformTables } from '../schema.ts'

const table = 'platform_migrations'

test('bonus money from before bonuses existed gets terms, and open rounds that hold it belong to them', async () => {
  const { db, close } = await createTestDatabase<PlatformTables>()
  await migrate(db, {
    table,
    migrations: Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0030')),
  })
  const players = (
    await sql<{ id: number }>`
    insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
    select 'old-' || number || '@example.com', 'none', 'Old', 'RUB', 'ru', 'email' from generate_series(1, 2) number returning id`.execute(
      db,
    )
  ).rows.map(({ id }) => id)
  for (const id of players) await openWallet(db, id, 'RUB')
  const [rich] = players as [number, number]
  await db.transaction().execute(async (trx) => {
    const wallet = await lockWallet(trx, rich)
    await postMovements(trx, wallet, [
      { kind: 'credit', scope: 'old', key: 'bonus', house: 'grants', gains: { bonus: 500 } },
    ])
    await postMovements(trx, wallet, [
      { kind: 'bet', scope: 'old', key: 'bet', house: 'games', gains: { bonus: -200 } },
    ])
  })
  await sql`
    with session as (
      insert into game_sessions (user_id, mode, game_slug, currency, locale, run_token_seed, run_token_hash, expires_at)
      values (${rich}, 'real', 'old-game', 'RUB', 'ru', 'seed', 'hash', now()) returning id
    )
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus)
    select 'yanta', 'round-' || status, session.id, ${rich}, 'old-game', 'RUB', status, 200, 0, 200, 0, 0 from session, unnest(array['open', 'settled']) status`.execute(
    db,
  )
  await migrate(db, { table, migrations })
  const bonuses = (
    await sql<{ id: number }>`
    select id, user_id, amount, wager_needed, conversion_cap, status, expires_at > now() + interval '29 days' as has_time from bonuses`.execute(
      db,
    )
  ).rows
  expect(bonuses).toEqual([
    {
      id: expect.any(Number),
      user_id: rich,
      amount: 500,
      wager_needed: 500,
      conversion_cap: 500,
      status: 'active',
      has_time: true,
    },
  ])
  expect((await sql`select ref, bonus_id from rounds order by ref`.execute(db)).rows).toEqual([
    { ref: 'round-open', bonus_id: bonuses[0]!.id },
    { ref: 'round-settled', bonus_id: null },
  ])
  expect((await checkLedger(db)).faults).toEqual([])
  await close()
})
