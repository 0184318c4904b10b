import { activateCoupon, checkCoupon, giftChanged, listGifts } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '@yanta/content'
import { testContentFolder } from '../../../testing/templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { importGifts } from '../gifts/gifts.service.ts'
import { createCoupon, importCoupons } from './coupons.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ RATE_LIMITS: 'on' })
})
afterAll(() => platform.close())

const activate = (player: TestPlayer, code: string) =>
  platform.as(player).post(activateCoupon, { body: { code } })
const check = (player: TestPlayer, code: string) => platform.as(player).post(checkCoupon, { body: { code } })
const giftsOf = async (player: TestPlayer) => (await platform.as(player).get(listGifts)).body.data.data

test('a code in any spelling turns into its gift once, and can be looked at before [7.32]', async () => {
  const player = await platform.createPlayer()
  const published: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === giftChanged.type) published.push(data.change)
  })
  expect((await check(player, ' spin away')).body).toMatchObject({
    type: 'giftspin',
    terms: { total: 20 },
    days: 7,
  })
  expect(await giftsOf(player)).toEqual([])
  const { body } = await activate(player, 'Spin - Away ')
  end()
  expect(body).toMatchObject({ success: true, gift: { type: 'giftspin', reason: 'promotions' } })
  expect(published).toEqual(['received'])
  for (const ask of [activate, check])
    expect((await ask(player, 'SPIN-AWAY')).errors).toMatchObject([{ code: 'coupon_used' }])
  expect(await giftsOf(player)).toHaveLength(1)
  expect((await activate(await platform.createPlayer(), 'SPIN-AWAY')).status).toBe(200)
})

test('a code may be used as often as content says', async () => {
  const player = await platform.createPlayer()
  const answers = []
  for (let count = 0; count < 3; count += 1) answers.push((await activate(player, 'twice')).status)
  expect(answers).toEqual([200, 200, 409])
})

test('of many players who use the last ones at once, exactly as many as are left get the gift', async () => {
  const players: TestPlayer[] = []
  for (let count = 0; count < 8; count += 1) players.push(await platform.createPlayer())
  const answers = await Promise.all(
    players.flatMap((player) => [activate(player, 'LAST-ONES'), activate(player, 'LAST-ONES')]),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code))
  expect(new Set(codes)).toEqual(new Set(['coupon_used', 'coupon_over']))
  const { rows } = await sql`select from coupon_uses where code = 'LASTONES'`.execute(platform.db)
  expect(rows).toHaveLength(3)
})

test('a code that is over, to come, or of registration is refused', async () => {
  const player = await platform.createPlayer()
  expect((await activate(player, 'TOO-LATE')).errors).toMatchObject([{ code: 'coupon_expired' }])
  for (const code of ['TOO-EARLY', 'ЯНТАРЬ26', 'noted', '---'])
    expect((await activate(player, code)).errors).toMatchObject([{ code: 'coupon_not_found' }])
})

test('a code whose gift content no longer has gives nothing, and stays unused', async () => {
  const player = await platform.createPlayer()
  const create = (spelling: string, gift: string) =>
    platform.db
      .transaction()
      .execute((trx) => createCoupon(trx, { spelling, gift, mostUses: 1, endsAt: new Date('2099-01-01') }))
  await create('ORPHAN', 'gone')
  await create('REMOVED', 'cash')
  const content = loadContent(testContentFolder)
  const gifts = content.gifts.filter(({ slug }) => slug !== 'cash')
  await importGifts(platform.db, { ...content, gifts })
  for (const code of ['orphan', 'removed'])
    for (const ask of [check, activate])
      expect((await ask(player, code)).errors).toMatchObject([{ code: 'coupon_not_found' }])
  await importGifts(platform.db, content)
  expect((await check(player, 'removed')).status).toBe(200)
  expect(await giftsOf(player)).toEqual([])
})

test('importing the same coupons again writes no row, and one that content no longer has is not found', async () => {
  const { coupons } = loadContent(testContentFolder)
  const written = async () =>
    (await sql`select code, xmin::text, ctid::text from coupons order by code`.execute(platform.db)).rows
  const before = await written()
  await importCoupons(platform.db, coupons)
  expect(await written()).toEqual(before)
  await importCoupons(
    platform.db,
    coupons.filter(({ code }) => code !== 'TWICE'),
  )
  const player = await platform.createPlayer()
  expect((await check(player, 'TWICE')).errors).toMatchObject([{ code: 'coupon_not_found' }])
  await importCoupons(platform.db, coupons)
  expect((await check(player, 'TWICE')).status).toBe(200)
})

test('after ten wrong codes in an hour even a right one has to wait; right ones are not counted', async () => {
  const player = await platform.createPlayer()
  for (let count = 0; count < 10; count += 1)
    expect((await (count % 2 ? check : activate)(player, `wrong-${count}`)).status).toBe(404)
  expect((await activate(player, 'SPIN-AWAY')).errors).toMatchObject([{ code: 'too_many_requests' }])
  await sql`update login_guesses set ends_at = ${platform.clock.now()}`.execute(platform.db)
  expect((await activate(player, 'SPIN-AWAY')).status).toBe(200)
})
