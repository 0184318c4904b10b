import { getBalance, getTournament, joinTournament, tournamentChanged } from '@yanta/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  daysFrom,
  giveCompoints,
  insertSeries,
  insertTournament,
  setScore,
} from '../modules/rewards/tournaments/testing/shown-contests.ts'
import { listAudit } from '../modules/site/audit/audit.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'
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
const desk = (...words: string[]) =>
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
    { words: ['tournament', ...words], operator: 'olga', reason: 'a mistake', key: `key-${(keys += 1)}` },
  )
const lastAudit = async () => (await listAudit(platform.db, 1))[0]
const stateOf = async (id: number) =>
  (await platform.db.selectFrom('contests').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state
const join = (player: TestPlayer, slug: string, body = {}) =>
  platform.as(player).post(joinTournament, { params: { slug }, body })

test('lists tournaments, stages and series with their ids, states and seats', async () => {
  const { id, slug } = await insertTournament(platform, { terms: { seats: 7 } })
  const { exitCode, text } = await desk('list')
  expect(exitCode).toBe(0)
  const lineOf = (name: string) => text.split('\n').find((line) => line.includes(name))
  expect(lineOf(slug)).toMatch(new RegExp(`^ *${id}  tournament  active .*members 0 of 7$`))
  expect(lineOf('frost-series-snow-')).toContain('  stage ')
  expect(text).toMatch(/ series .* frost-series-\d{8} /)
})

test('one that runs is finished now, written down, and said to its room; one to come is not', async () => {
  const { id, slug } = await insertTournament(platform)
  const player = await platform.createPlayer()
  await join(player, slug)
  expect(await desk('finish', slug)).toMatchObject({ exitCode: 0 })
  expect(await stateOf(id)).toBe('ended')
  expect(published).toContainEqual({
    room: `tournament:${id}`,
    type: tournamentChanged.type,
    data: { id: String(id), status: 'finished', isCancelled: false },
  })
  expect(await lastAudit()).toMatchObject({
    action: 'tournament finish',
    actor: 'olga',
    subject: `tournament ${slug}`,
    reason: 'a mistake',
  })
  expect((await join(await platform.createPlayer(), slug)).errors).toEqual([{ code: 'tournament_is_over' }])
  expect((await desk('finish', slug)).text).toBe(`${slug} is over already.`)
  const future = await insertTournament(platform, {
    startsAt: daysFrom(platform, 1),
    endsAt: daysFrom(platform, 2),
    state: 'created',
  })
  expect((await desk('finish', String(future.id))).text).toBe(`${future.slug} has not begun yet.`)
})

test('a cancelled one is over, and gives its seats back', async () => {
  const { id, slug } = await insertTournament(platform, { terms: { privacy: 'compoints', price: 300 } })
  const player = await platform.createPlayer()
  await giveCompoints(platform, player, 500)
  expect((await join(player, slug, { price: 300 })).body.compoint_balance).toBe(200)
  expect(await desk('cancel', slug)).toMatchObject({ exitCode: 0 })
  expect(await lastAudit()).toMatchObject({ action: 'tournament cancel' })
  const seen = await platform.as(player).get(getTournament, { params: { slug } })
  expect(seen.body).toMatchObject({ status: 'finished', isCancelled: true, isChosen: false })
  platform.app.deps.jobs.hurry('move-tournaments')
  await expect
    .poll(async () => (await platform.as(player).get(getBalance)).body.compoint_balance, { timeout: 15_000 })
    .toBe(500)
  expect(await stateOf(id)).toBe('cancelled')
  expect((await desk('cancel', slug)).text).toBe(`${slug} is cancelled.`)
})

test('a command given twice by the name of all instances does not reach one that is still to come', async () => {
  const entry = 'a-race-that-repeats'
  const { id, slug } = await insertTournament(platform, { entry })
  const next = await insertTournament(platform, {
    entry,
    startsAt: daysFrom(platform, 2),
    endsAt: daysFrom(platform, 3),
    state: 'created',
  })
  expect(await desk('cancel', entry)).toMatchObject({ exitCode: 0 })
  expect(await desk('cancel', entry)).toMatchObject({ exitCode: 1, text: `${slug} is cancelled.` })
  expect([await stateOf(id), await stateOf(next.id)]).toEqual(['cancelled', 'created'])
  expect(await desk('cancel', next.slug)).toMatchObject({ exitCode: 0 })
})

test('a cancelled series takes its stages with it', async () => {
  const { series, stages } = await insertSeries(platform)
  expect(await desk('cancel', String(series.id))).toMatchObject({ exitCode: 0 })
  expect([await stateOf(series.id), await stateOf(stages[0].id), await stateOf(stages[1].id)]).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ])
})

test('a disqualified member has no place and no way back', async () => {
  const { id, slug } = await insertTournament(platform)
  const [player, stranger] = [await platform.createPlayer(), await platform.createPlayer()]
  await join(player, slug)
  await setScore(platform, id, player, 90_000)
  expect((await desk('disqualify', slug, String(stranger.id))).text).toBe(`${slug} has no such member.`)
  expect(await desk('disqualify', slug, String(player.id))).toMatchObject({ exitCode: 0 })
  expect(await lastAudit()).toMatchObject({ action: 'tournament disqualify', detail: { player: player.id } })
  expect((await join(player, slug)).errors).toEqual([{ code: 'disqualified' }])
  expect((await desk('disqualify', slug, 'nobody')).exitCode).toBe(1)
})

test('scores are counted anew from the rounds', async () => {
  const { slug } = await insertTournament(platform)
  const { exitCode, text } = await desk('rescore', slug)
  expect([exitCode, text]).toEqual([0, expect.stringContaining('counted anew from')])
  expect(await lastAudit()).toMatchObject({ action: 'tournament rescore' })
  const { series } = await insertSeries(platform)
  expect(await desk('rescore', series.slug)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('no score of its own') as string,
  })
})

test('an invitation is for its player, once, and for a stage it is one to the series', async () => {
  const closed = { privacy: 'closed', entrance: { invitation: true } } as const
  const { slug } = await insertTournament(platform, { terms: closed })
  const [guest, other] = [await platform.createPlayer(), await platform.createPlayer()]
  const codeOf = (text: string) => text.split(' ')[0]!
  const own = await desk('invite', slug, String(guest.id))
  expect(own.text).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4} lets Player/)
  expect(await lastAudit()).toMatchObject({ action: 'tournament invite', detail: { player: guest.id } })
  expect((await join(other, slug, { invitation: codeOf(own.text) })).status).toBe(403)
  expect((await join(guest, slug, { invitation: codeOf(own.text) })).status).toBe(200)
  const { stages } = await insertSeries(platform, { terms: closed })
  const open = await desk('invite', stages[0].slug, 'anyone')
  expect((await join(other, stages[0].slug, { invitation: codeOf(open.text) })).status).toBe(200)
  const free = await insertTournament(platform)
  expect((await desk('invite', free.slug, 'anyone')).text).toBe(
    `${free.slug} is joined without an invitation.`,
  )
})

test('what does not exist is said to be so', async () => {
  for (const words of [
    ['finish', 'nope'],
    ['cancel', '999999'],
    ['rescore', ''],
    ['invite', 'nope', 'anyone'],
  ])
    expect((await desk(...words)).text).toContain('There is no tournament')
})
