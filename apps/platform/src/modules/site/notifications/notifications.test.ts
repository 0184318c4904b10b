import {
  listNotifications,
  notificationRemoved,
  notificationUpdated,
  readAllNotifications,
  readNotification,
} from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutboxEvent } from '../../../plugins/event-outbox/outbox-facts.ts'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { grantGift } from '../../rewards/gifts/gifts.service.ts'
import { tellExpiringGifts } from './expiring-gifts.ts'
import { deleteOldRead, type NewNotification } from './notifications.repository.ts'
import { writePushes } from './pushed-notifications.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

type Told = Pick<OutboxEvent, 'type' | 'data'>
const level = (to: number): Told => ({ type: 'level.reached', data: { from: to - 1, to } })
const gift = (reason: 'personal' | 'achievement', hours = 30): Told => ({
  type: 'gift.received',
  data: {
    giftId: 7,
    type: 'giftspin',
    reason,
    titles: { ru: '30 вращений', en: '30 spins' },
    image: '/art/gifts/giftspin.svg',
    expiresAt: new Date(platform.clock.now().getTime() + hours * 3_600_000 + 60_000).toISOString(),
  },
})
const tell = (player: TestPlayer, ...facts: Told[]) =>
  platform.db.transaction().execute(async (trx) => {
    for (const fact of facts)
      await recordEvent(trx, platform.clock.now(), { ...fact, userId: player.id } as OutboxEvent)
  })
const list = async (player: TestPlayer, offset = '0', language = 'en') =>
  (
    await platform
      .as(player)
      .get(listNotifications, { query: { offset } }, { headers: { 'accept-language': language } })
  ).body
/** A player who was told of these facts, and their notifications, latest first. */
async function createTold(...facts: Told[]) {
  const player = await platform.createPlayer()
  await tell(player, ...facts)
  await expect.poll(async () => (await list(player)).newCount).toBe(facts.length)
  return { player, ids: (await list(player)).items.map(({ id }) => id) }
}
/** An English player, one of whose browsers has subscribed. */
async function createSubscriber() {
  const player = await platform.createPlayer({ locale: 'en' })
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
  return player
}
const read = (player: TestPlayer, id: string) =>
  platform.as(player).post(readNotification, { params: { id } })

test('facts are told in the language of the reader, latest first, with a way to go [3.13] [7.13]', async () => {
  const { player } = await createTold(gift('personal'), level(2))
  const { items } = await list(player)
  expect(items).toMatchObject([
    {
      status: 'new',
      title: 'New level: Spark',
      msg: 'Your cashback is 4% now. The gift for the level is in your profile.',
      image: expect.stringMatching(/level-2\./),
      button: { link: '/profile/levels' },
    },
    {
      title: '30 spins',
      msg: 'The gift is waiting for you. 30 hours left.',
      image: '/art/gifts/giftspin.svg',
      button: { link: '/profile/gifts' },
    },
  ])
  expect((await list(player, '0', 'ru')).items[1]).toMatchObject({
    title: '30 вращений',
    msg: 'Подарок ждёт вас. Осталось 30 часов.',
  })
})

test('a new level tells of the gifts of all levels passed', async () => {
  const { player } = await createTold(
    { type: 'level.reached', data: { from: 1, to: 3 } },
    { type: 'level.reached', data: { from: 4, to: 5 } },
  )
  expect((await list(player)).items.map(({ msg }) => msg)).toEqual([
    'Your cashback is 7% now.',
    'Your cashback is 5% now. The gifts for the levels are in your profile.',
  ])
})

test('an achievement is told with its gift, whose own notification is left out; winback with the way to it', async () => {
  const until = new Date(platform.clock.now().getTime() + 100 * 3_600_000).toISOString()
  const player = await platform.createPlayer()
  await tell(
    player,
    gift('achievement'),
    { type: 'achievement.completed', data: { slug: 'three-rounds' } },
    { type: 'winback.offered', data: { amount: 123_456, currency: 'RUB', until } },
  )
  await expect.poll(async () => (await list(player)).newCount).toBe(2)
  expect((await list(player)).items).toMatchObject([
    { title: expect.stringMatching(/^1,234\.56\s₽ back for you$/), button: { link: '/winback' } },
    {
      title: 'Achievement: Three rounds',
      msg: expect.stringMatching(/^Play 3 rounds\. Gift: .+\.$/),
      button: { link: '/profile/gifts' },
    },
  ])
})

test('what happened to a payout, and a deposit that came late, are told with the way to them [3.13] [7.86]', async () => {
  const at = (minutes: number) => new Date(platform.clock.now().getTime() + minutes * 60_000).toISOString()
  const deposit = (depositId: string, minutes: number): Told => ({
    type: 'deposit.settled',
    data: {
      depositId,
      amount: 150_050,
      currency: 'RUB',
      rateToRub: '1',
      giftId: null,
      beganAt: at(0),
      settledAt: at(minutes),
    },
  })
  const payout = (status: 'sent' | 'refused' | 'failed'): Told => ({
    type: 'payout.moved',
    data: { payoutId: 118, status, amount: 500_000, currency: 'RUB', target: '4100 •••• 0715' },
  })
  const player = await platform.createPlayer()
  await tell(player, payout('sent'), payout('refused'), deposit('502', 11))
  await expect.poll(async () => (await list(player)).newCount).toBe(3)
  const link = '/cashbox?tab=history&payout=118'
  expect((await list(player)).items).toMatchObject([
    {
      title: 'Deposit credited',
      msg: expect.stringMatching(/^\+1,500\.50\s₽ on your balance\.$/),
      button: { link: '/cashbox?deposit=502' },
    },
    {
      title: 'Withdrawal refused',
      msg: expect.stringMatching(/^5,000\.00\s₽ is back on your balance\./),
      button: { link },
    },
    {
      title: 'Withdrawal sent',
      msg: expect.stringMatching(/^5,000\.00\s₽ to 4100 •••• 0715\.$/),
      button: { link },
    },
  ])
  const other = await platform.createPlayer()
  await tell(other, deposit('501', 9), level(2))
  await expect.poll(async () => (await list(other)).newCount).toBe(1)
  expect((await list(other)).items).toMatchObject([{ button: { link: '/profile/levels' } }])
})

describe('a push notification that is always told', () => {
  const sent: NewNotification['content'] = {
    kind: 'payout',
    data: { payoutId: 7, status: 'sent', amount: 500_000, currency: 'RUB', target: '4100 •••• 0715' },
  }
  const pushAt = async (
    time: string,
    timeZone: string | null = null,
    content: NewNotification['content'] = sent,
  ) => {
    const player = await createSubscriber()
    await platform.db
      .updateTable('push_subscriptions')
      .set({ time_zone: timeZone })
      .where('user_id', '=', player.id)
      .execute()
    const now = new Date(`2026-11-25T${time}Z`)
    await platform.db
      .insertInto('player_breaks')
      .values({ user_id: player.id, until: new Date(now.getTime() + 86_400_000), taken_at: now })
      .execute()
    const surroundings = { subjects: { levels: [], achievements: [] }, timeZone: 'Europe/Moscow' }
    await platform.db
      .transaction()
      .execute((trx) => writePushes(trx, now, surroundings, [{ userId: player.id, content }]))
    const { title, due_at } = await platform.db
      .selectFrom('push_notes')
      .select(['title', 'due_at'])
      .where('user_id', '=', player.id)
      .executeTakeFirstOrThrow()
    return [title, due_at.toISOString()]
  }

  test('comes on a break as well, by day at once and at night in the morning [3.13]', async () => {
    expect(await pushAt('10:00:00')).toEqual(['Withdrawal sent', '2026-11-25T10:00:00.000Z'])
    expect(await pushAt('21:00:00')).toEqual(['Withdrawal sent', '2026-11-26T06:00:00.000Z'])
  })

  test('is of a decided document, too [3.53]', async () => {
    const declined = { kind: 'document', data: { kind: 'identity', event: 'declined' } } as const
    expect(await pushAt('10:00:00', null, declined)).toEqual([
      'Document not accepted',
      '2026-11-25T10:00:00.000Z',
    ])
  })

  test('comes in the morning of the browser, not of the site [7.87]', async () => {
    expect((await pushAt('10:00:00', 'Asia/Vladivostok'))[1]).toBe('2026-11-25T10:00:00.000Z')
    expect((await pushAt('13:00:00', 'Asia/Vladivostok'))[1]).toBe('2026-11-25T23:00:00.000Z')
    expect((await pushAt('21:00:00', 'America/New_York'))[1]).toBe('2026-11-25T21:00:00.000Z')
  })
})

describe('the result of a tournament', () => {
  const decided = (cash: number, gifts: number) =>
    ({
      type: 'tournament.decided',
      data: {
        path: '/tournaments/neon-race',
        titles: { ru: 'Неоновая гонка', en: 'Neon race' },
        image: '/art/neon.webp',
        place: 12,
        cash,
        currency: 'RUB',
        gifts,
      },
    }) as Told

  test.each([
    [0, 0, /^Your place: 12\.$/, /^Ваше место: 12\.$/],
    [50_000, 0, /^Your place: 12\. Your prize: 500\.00\s₽\.$/, /^Ваше место: 12\. Приз — 500,00\s₽\.$/],
    [0, 1, /Your prize: a gift in your profile\.$/, /Приз — подарок в профиле\.$/],
    [0, 2, /Your prize: gifts in your profile\.$/, /Приз — подарки в профиле\.$/],
    [50_000, 2, /500\.00\s₽ and gifts in your profile\.$/, /500,00\s₽ и подарки в профиле\.$/],
  ])(
    'with %i kopecks and %i gifts names place and prize, and leads to the tournament [3.13]',
    async (cash, gifts, english, russian) => {
      const { player } = await createTold(decided(cash, gifts))
      expect((await list(player)).items).toMatchObject([
        {
          title: 'Results: Neon race',
          msg: expect.stringMatching(english) as string,
          button: { link: '/tournaments/neon-race' },
        },
      ])
      expect((await list(player, '0', 'ru')).items[0]!.msg).toMatch(russian)
    },
  )

  test('is pushed in the morning where it is night for the player, and never on a break [7.87]', async () => {
    const content = {
      kind: 'tournament',
      data: { ...decided(50_000, 0).data } as never,
    } as NewNotification['content']
    const push = async (time: string, isOnBreak: boolean) => {
      const player = await createSubscriber()
      const now = new Date(`2026-11-25T${time}Z`)
      if (isOnBreak)
        await platform.db
          .insertInto('player_breaks')
          .values({ user_id: player.id, until: new Date(now.getTime() + 86_400_000), taken_at: now })
          .execute()
      await platform.db
        .transaction()
        .execute((trx) =>
          writePushes(trx, now, { subjects: { levels: [], achievements: [] }, timeZone: 'Europe/Moscow' }, [
            { userId: player.id, content },
          ]),
        )
      const notes = await platform.db
        .selectFrom('push_notes')
        .select(['title', 'path', 'due_at'])
        .where('user_id', '=', player.id)
        .execute()
      return notes.map(({ title, path, due_at: dueAt }) => [title, path, dueAt.toISOString()])
    }
    const result = ['Results: Neon race', '/tournaments/neon-race']
    expect(await push('10:00:00', false)).toEqual([[...result, '2026-11-25T10:00:00.000Z']])
    expect(await push('21:00:00', false)).toEqual([[...result, '2026-11-26T06:00:00.000Z']])
    expect(await push('10:00:00', true)).toEqual([])
  })
})

test('reading removes one, for all pages of its player, and a repetition changes nothing [4.47] [7.14]', async () => {
  const removed: unknown[] = []
  const { player, ids } = await createTold(level(2), level(3))
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === notificationRemoved.type) removed.push(data)
  })
  const answers = await Promise.all([read(player, ids[0]!), read(player, ids[0]!)])
  expect(answers.map(({ body }) => body)).toEqual([
    { success: true, newCount: 1 },
    { success: true, newCount: 1 },
  ])
  expect((await list(player)).items.map(({ id }) => id)).toEqual([ids[1]])
  await expect.poll(() => removed).toEqual([{ ids: [ids[0]], newCount: 1 }])
  end()
})

test("another player's id, and one that nobody has, is that of no notification [7.14]", async () => {
  const { ids } = await createTold(level(2))
  const other = await platform.createPlayer()
  for (const id of [ids[0]!, '0', '999999999999999999999', 'x'])
    expect([id, (await read(other, id)).errors]).toEqual([id, [{ code: 'notification_not_found' }]])
})

test('all up to the last one that was seen are read; a later one stays new [3.52]', async () => {
  const { player, ids } = await createTold(level(2), level(3), level(4))
  const answer = await platform.as(player).post(readAllNotifications, { body: { upTo: ids[1]! } })
  expect(answer.body).toEqual({ success: true, newCount: 1 })
  expect((await list(player)).items.map(({ id }) => id)).toEqual([ids[0]])
})

test('a page has forty, from an offset [7.13]', async () => {
  const { player } = await createTold(...Array.from({ length: 43 }, () => level(2)))
  expect((await list(player)).items).toHaveLength(40)
  expect((await list(player, '40')).items).toHaveLength(3)
  expect((await platform.as(player).get(listNotifications, { query: { offset: '-1' } })).status).toBe(400)
})

test('a player is told once of what came together, when it is there [7.86]', async () => {
  const player = await platform.createPlayer()
  const told: { newCount: number; there: Promise<number> }[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === notificationUpdated.type)
      told.push({ newCount: data.newCount, there: list(player).then(({ items }) => items.length) })
  })
  await tell(player, level(2), level(3))
  await expect.poll(() => told.length).toBe(1)
  expect([told[0]!.newCount, await told[0]!.there]).toEqual([2, 2])
  end()
})

test('read ones are deleted after 30 days, new ones never', async () => {
  const { player, ids } = await createTold(level(2), level(3))
  await read(player, ids[0]!)
  const later = (days: number) => new Date(platform.clock.now().getTime() + days * 86_400_000)
  await deleteOldRead(platform.db, later(29))
  expect((await read(player, ids[0]!)).status).toBe(200)
  await deleteOldRead(platform.db, later(31))
  expect((await read(player, ids[0]!)).errors).toEqual([{ code: 'notification_not_found' }])
  expect((await list(player)).newCount).toBe(1)
})

describe('a gift that expires within a day', () => {
  const midday = new Date('2026-11-25T10:00:00Z')
  const night = new Date('2026-11-25T21:00:00Z')
  const tellAt = (now: Date) =>
    tellExpiringGifts(
      { ...platform.app.deps, clock: { now: () => now } },
      { levels: [], achievements: [] },
      'Europe/Moscow',
    )
  async function createHolder() {
    const player = await createSubscriber()
    // `cash` lasts seven days.
    for (const key of ['a', 'b'])
      await platform.db.transaction().execute((trx) =>
        grantGift(trx, new Date(midday.getTime() - 6.5 * 86_400_000), {
          userId: player.id,
          gift: 'cash',
          reason: 'personal',
          scope: 'test',
          key: `${player.id} ${key}`,
        }),
      )
    await expect.poll(async () => (await list(player)).newCount).toBe(2)
    return player
  }
  const pushesOf = async ({ id }: TestPlayer) =>
    await platform.db.selectFrom('push_notes').select(['title', 'body']).where('user_id', '=', id).execute()

  test('is told once, by day, with one push notification for all', async () => {
    const player = await createHolder()
    await tellAt(night)
    expect((await list(player)).newCount).toBe(2)
    await tellAt(midday)
    await tellAt(midday)
    expect((await list(player)).newCount).toBe(4)
    expect(await pushesOf(player)).toEqual([
      { title: 'A gift is about to expire', body: expect.stringContaining('12 hours left') },
    ])
  })

  test('brings no push notification to a player on a break', async () => {
    const player = await createHolder()
    await platform.db
      .insertInto('player_breaks')
      .values({ user_id: player.id, until: new Date(midday.getTime() + 86_400_000), taken_at: midday })
      .execute()
    await tellAt(midday)
    expect((await list(player)).newCount).toBe(4)
    expect(await pushesOf(player)).toEqual([])
  })
})
