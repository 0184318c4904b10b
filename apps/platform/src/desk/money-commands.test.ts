import { getStatement } from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDepositDesk, type DepositDesk } from '../modules/money/deposits/testing/deposit-desk.ts'
import { openDesk } from '../modules/money/wallet/testing/provider-desk.ts'
import { createDates } from '../plugins/calendar.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import { readCommandLine } from './command-line.ts'
import { answerDesk } from './desk.ts'

let platform: TestPlatform
let deposits: DepositDesk
beforeAll(async () => {
  platform = await createTestPlatform()
  deposits = createDepositDesk(platform)
})
afterAll(() => platform.close())

const timeZone = 'Europe/Moscow'
const today = () => createDates(timeZone).dateOf(new Date())
const desk = (...argv: string[]) => {
  const { db, clock, config, app } = platform
  return answerDesk(
    {
      db,
      clock,
      sessionSecret: config.sessionSecret,
      documentsDir: config.documentsDir,
      chatPicturesDir: config.chatPicturesDir,
      realtime: app.deps.realtime,
      addXp: () => Promise.reject(new Error('not asked for')),
      timeZone,
      mostWager: null,
      messages: app.deps,
    },
    readCommandLine(argv, { user: 'olga', key: 'one key' }),
  )
}

/** With a deposit of 500, a round of 100 that won 40, and 300 from the desk. */
async function createMovedPlayer(): Promise<TestPlayer> {
  const provider = await openDesk(platform, { balance: 30_000 })
  const { transaction_id } = await deposits.open(provider.player)
  await deposits.say(transaction_id)
  await provider.settle(10_000, 4_000)
  return provider.player
}

test('a statement of the desk says the numbers that the player gets', async () => {
  const player = await createMovedPlayer()
  const period = { from: today(), to: today() }
  const { body } = await platform.as(player).get(getStatement, { query: period })
  const { exitCode, text } = await desk(
    'ledger',
    'statement',
    player.email,
    '--from',
    today(),
    '--to',
    today(),
  )
  expect(exitCode).toBe(0)
  const said = Object.fromEntries(
    [...text.matchAll(/^ +[-+=]? ?(\w+) +(-?[\d.]+)$/gm)].map(([, name, amount]) => [name, amount]),
  )
  expect(said).toEqual(
    Object.fromEntries(
      (
        [
          'opening',
          'deposits',
          'payouts',
          'staked',
          'won',
          'converted',
          'gifts',
          'corrections',
          'closing',
        ] as const
      ).map((key) => [key, writeAmount(body[key])]),
    ),
  )
  expect(said).toMatchObject({ deposits: '500.00', staked: '100.00', won: '40.00', closing: '740.00' })
})

test('as CSV it is the file of the player', async () => {
  const player = await createMovedPlayer()
  const { text } = await desk(
    'ledger',
    'statement',
    String(player.id),
    '--from',
    today(),
    '--to',
    today(),
    '--csv',
  )
  expect(text).toContain(`${today()},Play of the day,,100.00,40.00,-60.00,RUB`)
  expect(text).toContain(`${today()},Closing balance,,,,740.00,RUB`)
})

test('a report adds up: what players hold is what came in less what the games and the gifts took or gave', async () => {
  const before = await readToday()
  await createMovedPlayer()
  const after = await readToday()
  const grown = Object.fromEntries(Object.keys(after).map((key) => [key, after[key]! - (before[key] ?? 0)]))
  expect(grown).toEqual({
    deposits: 500,
    payouts: 0,
    stakes: 100,
    wins: 40,
    GGR: 60,
    'bonus cost': 300,
    fees: 0,
    NGR: -240,
    balances: 740,
  })
})

async function readToday(): Promise<Record<string, number>> {
  const { text } = await desk('report', '--from', today())
  const [head, ...rows] = text.split('\n')
  const row = rows.find((each) => each.startsWith(`${today()} RUB`))
  const titles = head!.trim().split(/ {2,}/).slice(2)
  const amounts = row?.split(/ +/).slice(2) ?? []
  return Object.fromEntries(amounts.map((amount, index) => [titles[index], Number(amount)]))
}

test.each([
  [['report', '--from', 'yesterday'], "'yesterday' is no day"],
  [['report', '--from', '2026-02-30'], "'2026-02-30' is no day"],
  [
    ['report', '--from', '2026-03-02', '--to', '2026-03-01'],
    'ends (2026-03-01) before it begins (2026-03-02)',
  ],
  [['ledger', 'statement', 'nobody@example.com'], "There is no player 'nobody@example.com'"],
])('%j is refused with a reason', async (argv, reason) => {
  expect(await desk(...argv)).toMatchObject({ exitCode: 1, text: expect.stringContaining(reason) })
})

test('a statement of more than a year is refused, and the report takes no other option', async () => {
  const player = await platform.createPlayer()
  expect(
    await desk('ledger', 'statement', player.email, '--from', '2024-01-01', '--to', '2025-12-31'),
  ).toMatchObject({
    exitCode: 1,
    text: 'A statement is of at most 366 days.',
  })
  expect((await desk('report', '--csv')).exitCode).toBe(2)
})
