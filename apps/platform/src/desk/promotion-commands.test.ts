import { promotionChanged, promotionPointsChanged } from '@yanta/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findMember } from '../modules/rewards/contests/members.service.ts'
import { insertPromotion, prize } from '../modules/rewards/promotions/testing/contests.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let published: { room: string; type: string; data: unknown }[] = []
let end: () => void
beforeAll(async () => {
  platform = await createTestPlatform()
  end = platform.watchPublished((room, type, data) => void published.push({ room, type, data }))
})
afterEach(() => {
  published = []
})
afterAll(async () => {
  end()
  await platform.close()
})

let keys = 0
const desk = (words: string[], key = `key-${(keys += 1)}`) =>
  answerDesk(
    {
      db: platform.db,
      clock: platform.clock,
      sessionSecret: platform.config.sessionSecret,
      documentsDir: platform.config.documentsDir,
      chatPicturesDir: platform.config.chatPicturesDir,
      realtime: platform.app.deps.realtime,
      addXp: undefined as never,
      timeZone: 'Europe/Moscow',
      mostWager: null,
      messages: platform.app.deps,
    },
    { words: ['promo', ...words], operator: 'olga', reason: 'a mistake', key },
  )
const lastAudit = async () => (await listAudit(platform.db, 1))[0]
const hours = (count: number) => new Date(platform.clock.now().getTime() + count * 3_600_000)
const read = (id: number) =>
  platform.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lottery = { prizes: [prize('main', { gifts: ['cash'] })] }

test('lists promotions with their ids, states and members', async () => {
  const id = await insertPromotion(platform)
  const { slug } = await read(id)
  const { exitCode, text } = await desk(['list'])
  expect(exitCode).toBe(0)
  expect(text.split('\n').find((line) => line.includes(slug))).toMatch(
    new RegExp(`^ *${id}  active .*members 0$`),
  )
  expect(text).toContain('aurora-draw-')
})

test('one that has ended is drawn at once, without its wait, and written down; one that runs is not [4.58]', async () => {
  const running = await insertPromotion(platform, { terms: lottery })
  expect(await desk(['draw', String(running)])).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('has not ended yet') as string,
  })
  const id = await insertPromotion(platform, {
    terms: { ...lottery, drawAfterMinutes: 600 },
    startsAt: hours(-9),
    endsAt: hours(-1),
    state: 'ended',
  })
  expect(await desk(['draw', String(id)])).toMatchObject({ exitCode: 0 })
  expect(await lastAudit()).toMatchObject({ action: 'promo draw', actor: 'olga', reason: 'a mistake' })
  platform.app.deps.jobs.hurry('move-promotions')
  await expect.poll(async () => (await read(id)).state, { timeout: 15_000 }).toBe('finished')
  expect((await desk(['draw', String(id)])).text).toContain('is drawn already')
  const exchange = await insertPromotion(platform, { terms: { template: 'template2' }, endsAt: hours(-1) })
  expect((await desk(['draw', String(exchange)])).text).toContain('draws no winners')
})

test('a command given twice by the name of all instances does not reach one that is still to come', async () => {
  const entry = 'a-draw-that-repeats'
  const id = await insertPromotion(platform, { entry })
  const next = await insertPromotion(platform, {
    entry,
    startsAt: hours(24),
    endsAt: hours(48),
    state: 'created',
  })
  for (const _ of [1, 2]) await desk(['cancel', entry])
  expect([(await read(id)).state, (await read(next)).state]).toEqual(['cancelled', 'created'])
})

test('a cancelled one is past for every page, and never drawn; one that is over is not cancelled', async () => {
  const id = await insertPromotion(platform, { terms: lottery })
  const { slug } = await read(id)
  expect(await desk(['cancel', slug])).toEqual({ exitCode: 0, text: `${slug} is cancelled.` })
  expect((await read(id)).state).toBe('cancelled')
  expect(published).toContainEqual({
    room: `promotion:${id}`,
    type: promotionChanged.type,
    data: { id: String(id), status: 'past', draw: 'cancelled' },
  })
  expect(await lastAudit()).toMatchObject({ action: 'promo cancel', subject: `promotion ${slug}` })
  expect((await desk(['cancel', slug])).text).toBe(`${slug} is cancelled.`)
  const over = await insertPromotion(platform, { state: 'finished', endsAt: hours(-1) })
  expect(await desk(['cancel', String(over)])).toMatchObject({ exitCode: 1 })
})

test('points of either currency are granted once for a key, and make a member', async () => {
  const id = await insertPromotion(platform, {
    terms: {
      additionalCurrency: { id: 'cocktail', name: { ru: 'к', en: 'c' }, icon: 'currencies/cocktail' },
    },
  })
  const player = await platform.createPlayer()
  const words = ['grant', String(id), player.email, '40', 'shell']
  expect(await desk(words, 'once')).toMatchObject({ exitCode: 0 })
  expect(await desk(words, 'once')).toMatchObject({ exitCode: 0 })
  expect(await desk(['grant', String(id), player.email, '3', 'cocktail'])).toMatchObject({ exitCode: 0 })
  expect(await findMember(platform.db, id, player.id)).toMatchObject({
    points: 40,
    earned: 40,
    additional: 3,
    number: 1,
  })
  const told = published.filter(({ type }) => type === promotionPointsChanged.type)
  expect(told.map(({ data }) => data)).toMatchObject([
    { points: 40, additionalPoints: 0 },
    { points: 40, additionalPoints: 3 },
  ])
  const grants = (await listAudit(platform.db, 50)).filter(({ action }) => action === 'promo grant')
  expect(grants.map(({ detail }) => detail)).toMatchObject([{ amount: 3 }, { amount: 40 }])
})

test.each([
  [['grant', '999999', 'x', '1', 'shell'], "There is no promotion '999999'"],
  [['cancel', 'nope'], "There is no promotion 'nope'"],
])('%s is refused in words', async (words, text) => {
  expect(await desk(words)).toMatchObject({ exitCode: 1, text: expect.stringContaining(text) as string })
})

test.each([
  ['0', 'shell', 'out of range'],
  ['5', 'ducat', 'has no such currency'],
])('a grant of %s %s is refused in words', async (amount, currency, text) => {
  const id = await insertPromotion(platform)
  const player = await platform.createPlayer()
  const answer = await desk(['grant', String(id), player.email, amount, currency])
  expect(answer).toMatchObject({ exitCode: 1, text: expect.stringContaining(text) as string })
  expect(await findMember(platform.db, id, player.id)).toBeNull()
})

test('the slug that all instances share names the one that runs', async () => {
  const player = await platform.createPlayer()
  const { text } = await desk(['grant', 'aurora-draw', player.email, '2', 'point'])
  expect(text).toMatch(/2 point of aurora-draw-\d{8}/)
})
