import { addSeconds } from '@yanta/config/clock'
import { excludeSelf, joinPromotion, listNotifications } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { takeBreak } from '../../money/limits/breaks.service.ts'
import { joinMembers } from '../contests/members.service.ts'
import { insertPromotion } from './testing/contests.ts'

const day = 86_400
const untilStart = 300

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

/** Moves the clock on to an hour of Moscow's day. */
function goTo(hourOfDay: number): void {
  const now = platform.clock.now()
  const ofNow = (now.getUTCHours() + 3) % 24
  const ahead = (hourOfDay - ofNow + 24) % 24 || 24
  platform.clock.advance({ hours: ahead })
}
beforeEach(() => goTo(11))

const open = () =>
  insertPromotion(platform, {
    entry: 'cocktail-hour',
    terms: { joinButton: true },
    startsAt: addSeconds(platform.clock.now(), untilStart),
    endsAt: addSeconds(platform.clock.now(), 90 * day),
    state: 'created',
  })
const slugOf = async (id: number) =>
  (await platform.db.selectFrom('contests').select('slug').where('id', '=', id).executeTakeFirstOrThrow())
    .slug
/** In the first seconds of a promotion that no job has begun yet. */
async function joinLate(id: number): Promise<TestPlayer> {
  const player = await platform.createPlayer({ locale: 'ru' })
  const at = addSeconds(platform.clock.now(), untilStart)
  await platform.db.transaction().execute((trx) => joinMembers(trx, at, { id }, [player.id]))
  return player
}
async function createMember(id: number): Promise<TestPlayer> {
  const player = await platform.createPlayer({ locale: 'ru' })
  await platform.db
    .insertInto('push_subscriptions')
    .values({
      endpoint: `https://push.example/${player.id}`,
      p256dh: 'k',
      auth: 'a',
      user_id: player.id,
      session_id: player.sessionId,
      saved_at: platform.clock.now(),
    })
    .execute()
  const { status } = await platform.as(player).post(joinPromotion, { body: { action_id: String(id) } })
  expect(status).toBe(200)
  return player
}
const list = async (player: TestPlayer, language: string) =>
  (await platform.as(player).get(listNotifications, {}, { headers: { 'accept-language': language } })).body
    .items
const pushesOf = ({ id }: TestPlayer) =>
  platform.db.selectFrom('push_notes').select(['title', 'body', 'path']).where('user_id', '=', id).execute()
async function isTold(player: TestPlayer): Promise<void> {
  await expect.poll(async () => (await list(player, 'ru')).length, { timeout: 10_000 }).toBe(1)
}

test('who joined before the beginning is told of it once, in both languages and by a push notification, with the way there', async () => {
  const id = await open()
  const path = `/promo/${await slugOf(id)}`
  const [early, late] = [await createMember(id), await joinLate(id)]
  expect(await list(early, 'ru')).toEqual([])
  platform.clock.advance({ minutes: 5 })
  await isTold(early)
  expect(await list(early, 'ru')).toMatchObject([
    {
      title: 'Акция началась: Час коктейлей',
      msg: 'Вы уже в списке участников.',
      image: expect.stringMatching(/cocktail-hour-card/),
      button: { text: 'К акции', link: path },
    },
  ])
  expect(await list(early, 'en')).toMatchObject([
    { title: 'A promotion has begun: Cocktail hour', button: { text: 'To the promotion', link: path } },
  ])
  expect(await pushesOf(early)).toEqual([
    { title: 'Акция началась: Час коктейлей', body: 'Вы уже в списке участников.', path },
  ])
  // Another one begins, and is told of after all that could have been told of before.
  const other = await createMember(await open())
  platform.clock.advance({ minutes: 5 })
  await isTold(other)
  expect([(await list(early, 'ru')).length, (await list(late, 'ru')).length]).toEqual([1, 0])
})

test('a player on a break is told on the site alone', async () => {
  const id = await open()
  const [resting, other] = [await createMember(id), await createMember(id)]
  const { db, clock, config } = platform
  await takeBreak(db, clock.now(), config.sessionSecret, { id: resting.id, currency: 'RUB' }, 24)
  clock.advance({ minutes: 5 })
  await isTold(resting)
  await isTold(other)
  expect([(await pushesOf(resting)).length, (await pushesOf(other)).length]).toEqual([0, 1])
})

test('a member who has excluded themselves since is told nothing', async () => {
  const id = await open()
  const [excluded, other] = [await createMember(id), await createMember(id)]
  await platform.as(excluded).post(excludeSelf, { body: { term: '6m' } })
  platform.clock.advance({ minutes: 5 })
  await isTold(other)
  const { rows } = await sql`select kind from user_notifications where user_id = ${excluded.id}`.execute(
    platform.db,
  )
  expect([rows, await pushesOf(excluded)]).toEqual([[], []])
})

test('at night nobody gets a push notification', async () => {
  goTo(22)
  const id = await open()
  const player = await createMember(id)
  platform.clock.advance({ minutes: 5 })
  await isTold(player)
  expect(await pushesOf(player)).toEqual([])
})
