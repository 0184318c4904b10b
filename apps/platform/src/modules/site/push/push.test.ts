import { logout, removePushSubscription, savePushSubscription } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWebPush } from '../../../adapters/push/web-push.ts'
import { recordEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { deliverPushes } from './push-delivery.ts'
import { listReachable } from './push.repository.ts'
import { documentTag, listSubscribers, moneyTag, writePush } from './push.service.ts'
import { subscribe, type TestBrowser } from './testing/browser.ts'
import { startPushService, type PushService } from './testing/push-service.ts'

const keys = {
  publicKey: 'BCtVfKSSeFxacqUitKzsVu8AdmRTmnIa_2tzkvD4Yd_Nwf4NRCbApXXcK74MANxgjunwL0OD9wuiJiEwb7l1FBQ',
  privateKey: 'FsxNzOWkVPR_NYs6CQm3cmQRrTJTnwSS58q354t6wcA',
}
const sender = createWebPush({ mail: 'hello@casino.example', ...keys })

let service: PushService
let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  service = await startPushService()
  platform = await createTestPlatform({
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    PUSH_SERVICES: service.origin,
  })
})
beforeEach(async () => {
  player = await platform.createPlayer()
  service.carried.length = 0
  service.answers.clear()
})
afterAll(async () => {
  await platform.close()
  await service.close()
})

let browsers = 0
async function openBrowser(who = player): Promise<TestBrowser> {
  browsers += 1
  const browser = subscribe(`${service.origin}/browser-${browsers}`)
  expect(await platform.as(who).put(savePushSubscription, { body: browser.subscription })).toMatchObject({
    status: 200,
    body: { success: true },
  })
  return browser
}
const write = (title = 'Деньги зачислены', tag = 'credit') =>
  writePush(platform.db, platform.clock.now(), {
    userId: player.id,
    title,
    body: '250,50 ₽',
    path: '/profile/balance',
    tag,
  })
const makeDue = () =>
  sql`update push_notes set due_at = now() - interval '1 second' where outcome is null`.execute(platform.db)
const deliver = async () => {
  await makeDue()
  await deliverPushes(platform.app.deps, sender, platform.app.deps.brand.icons[192])
}
const outcomes = async () =>
  (
    await sql<{
      outcome: string | null
    }>`select outcome from push_notes where user_id = ${player.id} order by id`.execute(platform.db)
  ).rows.map(({ outcome }) => outcome)

describe('a notification', () => {
  test('reaches the browser, encrypted for it, signed by the operator and valid for a day', async () => {
    const browser = await openBrowser()
    await write()
    await deliver()
    const [sent] = service.carried
    expect(browser.read(sent!.body)).toEqual({
      title: 'Деньги зачислены',
      body: '250,50 ₽',
      path: '/profile/balance',
      tag: 'credit',
      icon: expect.stringMatching(/^\/brand\/.*\.png$/),
    })
    expect(sent!.headers).toMatchObject({
      ttl: '86400',
      topic: 'credit',
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(new RegExp(`^vapid t=ey[\\w.-]+, k=${keys.publicKey}$`)),
    })
    expect(await outcomes()).toEqual(['sent'])
  })

  test('is sent without a trigger while the platform runs', async () => {
    await openBrowser()
    await write()
    await expect.poll(outcomes).toEqual(['sent'])
  })

  test("is sent to every browser in which the player is logged in, and to no other player's", async () => {
    const [first, second] = [await openBrowser(), await openBrowser()]
    await openBrowser(await platform.createPlayer())
    await write()
    await deliver()
    expect(service.carried.map(({ path }) => `${service.origin}${path}`)).toEqual(
      [first, second].map(({ subscription }) => subscription.endpoint),
    )
  })

  test('of a tournament that is decided tells the own place and prize, and opens the tournament [7.87]', async () => {
    const browser = await openBrowser()
    await platform.db.transaction().execute((trx) =>
      recordEvent(trx, platform.clock.now(), {
        type: 'tournament.decided',
        userId: player.id,
        data: {
          path: '/tournaments/neon-race',
          titles: { ru: 'Неоновая гонка', en: 'Neon race' },
          image: '/art/neon.webp',
          place: 2,
          cash: 500_000,
          currency: 'RUB',
          gifts: 1,
        } as never,
      }),
    )
    await expect.poll(async () => (await outcomes()).length, { timeout: 10_000 }).toBe(1)
    await deliver()
    await expect.poll(() => service.carried.length, { timeout: 10_000 }).toBe(1)
    expect(browser.read(service.carried[0]!.body)).toMatchObject({
      title: 'Итоги: Неоновая гонка',
      body: expect.stringMatching(/^Ваше место: 2\. Приз — 5\s000,00\s₽ и подарок в профиле\.$/) as string,
      path: '/tournaments/neon-race',
      tag: 'tournament',
    })
  })

  test('is the only one of its day', async () => {
    await openBrowser()
    await write()
    await deliver()
    await write('Ещё одно')
    await deliver()
    expect(await outcomes()).toEqual(['sent', 'too_many'])
    expect(service.carried).toHaveLength(1)
    await sql`update push_notes set settled_at = now() - interval '25 hours' where user_id = ${player.id}`.execute(
      platform.db,
    )
    await write('Завтра')
    await deliver()
    expect(await outcomes()).toEqual(['sent', 'too_many', 'sent'])
  })

  test('about money comes beside the only one of a day, and does not take its place', async () => {
    await openBrowser()
    for (const tag of [moneyTag, 'credit', moneyTag, 'credit']) {
      await write('Вывод отправлен', tag)
      await deliver()
    }
    expect(await outcomes()).toEqual(['sent', 'sent', 'sent', 'too_many'])
  })

  test('about money or a document reaches a player who is on a break by then, and no other one does', async () => {
    await openBrowser()
    const until = new Date(platform.clock.now().getTime() + 86_400_000)
    await platform.db.insertInto('player_breaks').values({ user_id: player.id, until }).execute()
    for (const tag of [moneyTag, 'gift', documentTag]) await write('Вести', tag)
    await deliver()
    expect(await outcomes()).toEqual(['sent', 'nobody', 'sent'])
  })

  test('about money replaces no earlier one that a browser has not shown yet', async () => {
    const browser = await openBrowser()
    await write('Вывод отправлен', moneyTag)
    await write('Депозит зачислен', moneyTag)
    await deliver()
    expect(new Set(service.carried.map(({ headers }) => headers.topic)).size).toBe(2)
    expect(new Set(service.carried.map(({ body }) => (browser.read(body) as { tag: string }).tag)).size).toBe(
      2,
    )
  })

  test('older than a day is no longer sent', async () => {
    await openBrowser()
    await platform.db.transaction().execute(async (trx) => {
      await writePush(trx, platform.clock.now(), {
        userId: player.id,
        title: 'Old',
        body: '',
        path: '/',
        tag: 'old',
      })
      await sql`update push_notes set created_at = now() - interval '25 hours' where user_id = ${player.id}`.execute(
        trx,
      )
    })
    await deliver()
    expect([service.carried, await outcomes()]).toEqual([[], [null]])
  })

  test('of a failed transaction is not stored', async () => {
    await expect(
      platform.db.transaction().execute(async (trx) => {
        await writePush(trx, platform.clock.now(), {
          userId: player.id,
          title: 'Never',
          body: '',
          path: '/',
          tag: 'never',
        })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await outcomes()).toEqual([])
  })

  test.each([404, 410])('to an unsubscribed browser (%i) is its last', async (status) => {
    const { subscription } = await openBrowser()
    service.answers.set(new URL(subscription.endpoint).pathname, status)
    await write()
    await deliver()
    expect(await outcomes()).toEqual(['nobody'])
    expect(await listReachable(platform.db, platform.clock.now(), player.id)).toEqual([])
  })

  test.each([429, 500, 302])(
    'that a push service answers with %i is retried later, five times at most',
    async (status) => {
      const { subscription } = await openBrowser()
      service.answers.set(new URL(subscription.endpoint).pathname, status)
      await write()
      for (let count = 0; count < 7; count += 1) await deliver()
      expect(service.carried).toHaveLength(5)
      expect(await outcomes()).toEqual(['failed'])
    },
  )
})

describe('a subscription', () => {
  test('ends with the login it was saved in', async () => {
    await openBrowser()
    await platform.as(player).post(logout)
    await write()
    await deliver()
    expect([service.carried, await outcomes()]).toEqual([[], ['nobody']])
  })

  test('belongs to the player who saved it last: two players share a browser', async () => {
    const browser = await openBrowser()
    const other = await platform.createPlayer()
    await platform.as(other).put(savePushSubscription, { body: browser.subscription })
    expect([
      await listReachable(platform.db, platform.clock.now(), player.id),
      await listReachable(platform.db, platform.clock.now(), other.id),
    ]).toEqual([[], [browser.subscription]])
  })

  test('can be removed, by its player alone', async () => {
    const { subscription } = await openBrowser()
    const body = { endpoint: subscription.endpoint }
    await platform.as(await platform.createPlayer()).post(removePushSubscription, { body })
    expect(await listReachable(platform.db, platform.clock.now(), player.id)).toHaveLength(1)
    await platform.as(player).post(removePushSubscription, { body })
    expect(await listReachable(platform.db, platform.clock.now(), player.id)).toEqual([])
  })

  test('is dropped when the player has more than ten', async () => {
    const first = await openBrowser()
    for (let count = 0; count < 10; count += 1) await openBrowser()
    const reachable = await listReachable(platform.db, platform.clock.now(), player.id)
    expect(reachable).toHaveLength(10)
    expect(reachable).not.toContainEqual(first.subscription)
  })

  test.each(['http://127.0.0.1:1/x', 'https://internal.example/x', 'http://169.254.169.254/latest'])(
    'at %s is refused: the platform only contacts known services',
    async (endpoint) => {
      const answer = await platform
        .as(player)
        .put(savePushSubscription, { body: { ...subscribe(endpoint).subscription } })
      expect([answer.status, answer.errors]).toEqual([400, [{ code: 'invalid_request', field: 'endpoint' }]])
    },
  )

  test.each([
    'Mars/Olympus',
    '+03:00',
    '',
    'constructor',
    "Europe/Moscow'; drop table users",
    'x'.repeat(1000),
  ])('in the time zone %j is refused [7.87]', async (timeZone) => {
    const { subscription } = subscribe(`${service.origin}/zone`)
    const { status, errors } = await platform
      .as(player)
      .put(savePushSubscription, { body: { ...subscription, timeZone } })
    expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'timeZone' }]])
  })

  test('is stored with the zone of its browser, or with that of the site, each once [7.87]', async () => {
    for (const timeZone of ['Asia/Vladivostok', 'Asia/Vladivostok', 'Europe/Berlin', undefined]) {
      browsers += 1
      const { subscription } = subscribe(`${service.origin}/zone-${browsers}`)
      await platform.as(player).put(savePushSubscription, { body: { ...subscription, timeZone } })
    }
    const found = (await listSubscribers(platform.db, [player.id], 'Europe/Moscow')).get(player.id)
    expect(found?.timeZones).toEqual(['Asia/Vladivostok', 'Europe/Berlin', 'Europe/Moscow'])
  })

  test('needs a player', async () => {
    expect(
      (
        await platform
          .as(null)
          .put(savePushSubscription, { body: subscribe(`${service.origin}/x`).subscription })
      ).status,
    ).toBe(401)
  })
})

test('without VAPID keys nothing is saved', async () => {
  const off = await createTestPlatform({ PUSH_SERVICES: service.origin })
  try {
    const answer = await off
      .as(await off.createPlayer())
      .put(savePushSubscription, { body: subscribe(`${service.origin}/x`).subscription })
    expect([answer.status, answer.errors.map(({ code }) => code)]).toEqual([404, ['not_found']])
  } finally {
    await off.close()
  }
})
