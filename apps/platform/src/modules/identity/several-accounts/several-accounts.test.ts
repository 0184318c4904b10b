import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { readGiftPlayer } from '../../rewards/gifts/gifts.service.ts'
import { openPayoutDesk } from '../../money/payouts/testing/payout-desk.ts'
import {
  dismissMatch,
  findSeveralAccounts,
  flagMatch,
  listMatches,
  noteTool,
} from './several-accounts.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

interface Traits {
  /** Networks with the device that was used there. */
  places?: [network: string, device: string][]
  birthday?: string
  tools?: string[]
}

beforeEach(async () => {
  for (const table of [
    'account_match_signs',
    'account_matches',
    'payment_tools',
    'known_places',
    'known_devices',
  ])
    await sql`delete from ${sql.table(table)}`.execute(platform.db)
})

async function createAccount({ places = [], birthday, tools = [] }: Traits): Promise<number> {
  const { id } = await platform.createPlayer()
  await sql`delete from known_places where user_id = ${id}`.execute(platform.db)
  await sql`delete from known_devices where user_id = ${id}`.execute(platform.db)
  for (const [network, device] of places) {
    await sql`insert into known_places (user_id, network, device) values (${id}, ${network}, ${device})`.execute(
      platform.db,
    )
    await sql`insert into known_devices (user_id, device) values (${id}, ${device}) on conflict do nothing`.execute(
      platform.db,
    )
  }
  if (birthday) await sql`update users set birthday = ${birthday} where id = ${id}`.execute(platform.db)
  for (const tool of tools)
    await platform.db
      .transaction()
      .execute((trx) =>
        noteTool(trx, platform.clock.now(), platform.config.sessionSecret, { userId: id, tool }),
      )
  return id
}

/** The kinds of signs of the only match; null without one. */
async function findKinds(): Promise<string[] | null> {
  await findSeveralAccounts(platform.app.deps)
  const matches = await listMatches(platform.db, 10)
  expect(matches.length).toBeLessThan(2)
  return matches[0]?.signs.map(({ kind }) => kind) ?? null
}

const [home, office, phone, laptop] = ['10.1.1.1', '10.2.2.2', 'phone', 'laptop']
const cases: [string, Traits, Traits, string[] | null][] = [
  ['nothing', { places: [[home, phone]] }, { places: [[office, laptop]] }, null],
  ['a device alone', { places: [[home, phone]] }, { places: [[office, phone]] }, null],
  ['a network alone', { places: [[home, phone]] }, { places: [[home, laptop]] }, null],
  ['a birthday alone', { birthday: '1990-01-01' }, { birthday: '1990-01-01' }, null],
  [
    'a device and a birthday without the network',
    { places: [[home, phone]], birthday: '1990-01-01' },
    { places: [[office, phone]], birthday: '1990-01-01' },
    null,
  ],
  ['a network and a device', { places: [[home, phone]] }, { places: [[home, phone]] }, ['device', 'network']],
  [
    'a network, and a device used elsewhere',
    {
      places: [
        [home, phone],
        [office, laptop],
      ],
    },
    { places: [[home, laptop]] },
    ['device', 'network'],
  ],
  [
    'a network and a birthday',
    { places: [[home, phone]], birthday: '1990-01-01' },
    { places: [[home, laptop]], birthday: '1990-01-01' },
    ['birthday', 'network'],
  ],
  ['a card to be paid out to', { tools: ['4276550012345678'] }, { tools: ['4276550012345678'] }, ['tool']],
  ['two cards that differ', { tools: ['4276550012345678'] }, { tools: ['4276550012345679'] }, null],
]
test.each(cases)('two accounts with %s in common', async (_what, one, other, kinds) => {
  await createAccount(one)
  await createAccount(other)
  expect(await findKinds()).toEqual(kinds)
})

test('a match names both players and since when they share it, and is found once', async () => {
  const one = await createAccount({ places: [[home, phone]] })
  const other = await createAccount({ places: [[home, phone]] })
  await sql`update known_devices set first_seen_at = '2026-03-01' where user_id = ${one}`.execute(platform.db)
  await sql`update known_devices set first_seen_at = '2026-05-09' where user_id = ${other}`.execute(
    platform.db,
  )
  expect(await findSeveralAccounts(platform.app.deps)).toBe(2)
  expect(await findSeveralAccounts(platform.app.deps)).toBe(0)
  const [match] = await listMatches(platform.db, 10)
  expect(match).toMatchObject({ userId: one, otherUserId: other, decision: null })
  expect(match!.signs.find(({ kind }) => kind === 'device')!.since).toContain('2026-05-09')
})

test('nothing is flagged by itself; the desk flags one of the two, and can take it back [6.9]', async () => {
  const one = await createAccount({ places: [[home, phone]] })
  const other = await createAccount({ places: [[home, phone]] })
  const isFlagged = async (id: number) => (await readGiftPlayer(platform.db, id)).isMultiAccount
  await findSeveralAccounts(platform.app.deps)
  const [match] = await listMatches(platform.db, 10)
  expect([await isFlagged(one), await isFlagged(other)]).toEqual([false, false])
  const { db, clock } = platform
  const stranger = await createAccount({})
  expect(
    await db.transaction().execute((trx) => flagMatch(trx, clock.now(), { id: match!.id, userId: stranger })),
  ).toBeNull()
  await db.transaction().execute((trx) => flagMatch(trx, clock.now(), { id: match!.id, userId: other }))
  expect([await isFlagged(one), await isFlagged(other), await isFlagged(stranger)]).toEqual([
    false,
    true,
    false,
  ])
  expect(await findKinds()).toBeNull()
  await db.transaction().execute((trx) => dismissMatch(trx, clock.now(), match!.id))
  expect(await isFlagged(other)).toBe(false)
})

test('a dismissed pair comes back with a new sign, and not without one', async () => {
  const one = await createAccount({ places: [[home, phone]] })
  const other = await createAccount({ places: [[home, phone]] })
  await findSeveralAccounts(platform.app.deps)
  const [match] = await listMatches(platform.db, 10)
  await platform.db.transaction().execute((trx) => dismissMatch(trx, platform.clock.now(), match!.id))
  expect(await findKinds()).toBeNull()
  for (const id of [one, other])
    await platform.db
      .transaction()
      .execute((trx) =>
        noteTool(trx, platform.clock.now(), platform.config.sessionSecret, { userId: id, tool: '4276' }),
      )
  expect(await findKinds()).toEqual(['device', 'network', 'tool'])
})

test('a network that ten thousand players share makes no pairs, and hides none', async () => {
  await sql`
    with crowd as (
      insert into users (email, password_hash, nick_name, currency, locale, registration_contact_type)
      select 'crowd-' || n || '@example.com', '', 'Crowd ' || n, 'RUB', 'ru', 'email' from generate_series(1, 10000) n returning id
    ), placed as (insert into known_places (user_id, network, device) select id, '10.9.9.9', 'phone' from crowd)
    insert into known_devices (user_id, device) select id, 'phone' from crowd`.execute(platform.db)
  const one = await createAccount({
    places: [
      ['10.9.9.9', phone],
      [home, phone],
    ],
  })
  const other = await createAccount({
    places: [
      ['10.9.9.9', phone],
      [home, phone],
    ],
  })
  expect(await findSeveralAccounts(platform.app.deps)).toBe(2)
  expect(
    (await listMatches(platform.db, 10)).map(({ userId, otherUserId }) => [userId, otherUserId]),
  ).toEqual([[one, other]])
})

test('two players who are paid out to one wallet match, and its number is stored nowhere', async () => {
  const desk = await openPayoutDesk(platform)
  const [one, other] = [await desk.createPlayer(), await desk.createPlayer()]
  await desk.request(one)
  await desk.request(other)
  const { rows } = await sql<{ hash: string }>`select hash from payment_tools`.execute(platform.db)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1)
  expect(rows[0]!.hash).not.toContain('4100')
  await findSeveralAccounts(platform.app.deps)
  expect(
    (await listMatches(platform.db, 10)).map(({ userId, signs }) => [
      userId,
      signs.some(({ kind }) => kind === 'tool'),
    ]),
  ).toEqual([[one.id, true]])
})
