import { exposeVisitor } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'
import { deleteEndedExperiments } from '../modules/site/experiments/experiments.service.ts'
import { reportExperiment } from './experiment-commands.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ RATE_LIMITS: 'on' })
})
afterAll(() => platform.close())

let keys = 0
const newKey = () => `key-of-test-${(keys += 1)}`
const body = (variant: string, key = newKey()) => ({ experiment: 'push-prompt' as const, variant, key })
const see = async (who: TestPlayer | null, variant: string, key?: string) =>
  (await platform.as(who).put(exposeVisitor, { body: body(variant, key) })).body.variant
const report = (name = 'push-prompt') =>
  reportExperiment.run({ db: platform.db, timeZone: 'Europe/Moscow' } as never, [name], {} as never)

test('the report counts each visitor once, with what players did after they saw a variant', async () => {
  expect(await report()).toBe(
    [
      'reasons: exposed 0, registered 0, deposited 0',
      'short: exposed 0, registered 0, deposited 0',
      '  registered: nobody to compare yet',
      '  deposited: nobody to compare yet',
    ].join('\n'),
  )
  const key = newKey()
  for (let call = 0; call < 3; call += 1) expect(await see(null, 'short', key)).toBe('short')
  await see(null, 'reasons')
  await see(null, 'reasons')
  platform.clock.advance({ minutes: 5 })
  // Registers after having seen it as a guest: one exposure, that of the player.
  const registered = await platform.createPlayer()
  expect(await see(registered, 'reasons', key)).toBe('short')
  expect(await see(registered, 'short', key)).toBe('short')
  const before = await platform.createPlayer()
  await platform.db
    .insertInto('deposits')
    .values(
      [before, registered].map(({ id }, index) => ({
        user_id: id,
        request_key: newKey(),
        provider: 'test',
        method: 'card',
        amount: 100,
        currency: 'RUB',
        return_query: '',
        status: 'success' as const,
        created_at: platform.clock.now(),
        // The first one before its player saw anything.
        ended_at: new Date(platform.clock.now().getTime() + (index === 0 ? -1000 : 1000)),
        ask_at: platform.clock.now(),
      })),
    )
    .execute()
  await see(before, 'reasons')
  expect(await report()).toBe(
    [
      'reasons: exposed 3, registered 0, deposited 0',
      'short: exposed 1, registered 1, deposited 1',
      '  registered: +100.00 points, between +2.80 and +100.00',
      '  deposited: +100.00 points, between +2.80 and +100.00',
    ].join('\n'),
  )
})

test('the variant that a player saw first holds in every other browser, also when two ask at once [3.64]', async () => {
  const player = await platform.createPlayer()
  const answers = await Promise.all([see(player, 'short'), see(player, 'short'), see(player, 'short')])
  expect(answers).toEqual(['short', 'short', 'short'])
  expect(await see(player, 'reasons')).toBe('short')
})

test.each([
  ['another experiment', { ...body('short'), experiment: 'lobby-banner' }],
  ['a name of the language', { ...body('short'), experiment: 'constructor' }],
  ['a variant that does not run', body('long')],
  ['a variant of 10,000 letters', body('x'.repeat(10_000))],
  ['markup in the key', body('short', '<script>alert(1)</script>')],
  ['no key', { experiment: 'push-prompt', variant: 'short' }],
])('%s is refused, and nothing is stored', async (_, sent) => {
  const count = () =>
    platform.db
      .selectFrom('experiment_guests')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
  const before = await count()
  const { status, errors } = await platform.as(null).put(exposeVisitor, { body: sent as never })
  expect([status, errors[0]?.code]).toEqual([400, 'invalid_request'])
  expect(await count()).toEqual(before)
})

test('of a guest nothing is stored but a random key, a variant and a day', async () => {
  const key = newKey()
  await see(null, 'short', key)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(platform.clock.now())
  expect(
    await platform.db.selectFrom('experiment_guests').selectAll().where('key', '=', key).executeTakeFirst(),
  ).toEqual({ key, experiment: 'push-prompt', variant: 'short', day })
})

test('what guests saw of an experiment is deleted thirty days after it has ended, all of it at once', async () => {
  const { db, clock } = platform
  const dayBefore = (days: number) =>
    new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const seen = [
    ['long-ended', 32],
    ['long-ended', 90],
    ['just-ended', 29],
    ['just-ended', 90],
    ['push-prompt', 90],
  ] as const
  await db
    .insertInto('experiment_guests')
    .values(
      seen.map(([experiment, days]) => ({
        key: newKey(),
        experiment,
        variant: 'short',
        day: dayBefore(days),
      })),
    )
    .execute()
  const settings = { abTests: { 'push-prompt': ['reasons', 'short'] }, timeZone: 'Europe/Moscow' }
  await deleteEndedExperiments({ db, clock, settings })
  const left = await db
    .selectFrom('experiment_guests')
    .select(['experiment', 'day'])
    .where('day', '<=', dayBefore(20))
    .orderBy('experiment')
    .orderBy('day')
    .execute()
  expect(left).toEqual([
    { experiment: 'just-ended', day: dayBefore(90) },
    { experiment: 'just-ended', day: dayBefore(29) },
    { experiment: 'push-prompt', day: dayBefore(90) },
  ])
})

test('an address is limited, and an experiment that does not exist has no report', async () => {
  const statuses = new Set<number>()
  for (let call = 0; call <= exposeVisitor.rateLimit.max; call += 1)
    statuses.add((await platform.as(null).put(exposeVisitor, { body: body('short') })).status)
  expect([...statuses].at(-1)).toBe(429)
  await expect(report('lobby')).rejects.toThrow('There is no experiment lobby. There are: push-prompt.')
})
