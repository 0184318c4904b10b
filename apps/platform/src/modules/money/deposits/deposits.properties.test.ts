// Deposits under any interleaving of presses, notifications, asking and deaths of the process.
import { signatureHeader, signRequest } from '@yanta/contract/signature'
import { loadContent } from '@yanta/content'
import { readConfig } from '@yanta/config'
import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { DepositAdapter, Verdict } from '../../../adapters/payments/deposit-adapter.ts'
import { createSandbox } from '../../../adapters/payments/sandbox.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { PlatformTables } from '../../../database/schema.ts'
import { createPeriods } from '../../../plugins/calendar.ts'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { testContentFolder, testSecrets } from '../../../testing/templates.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { clock, createPlayer, createWalletDatabase } from '../wallet/testing/wallet-database.ts'
import {
  applyNotification,
  askAboutDeposits,
  beginDeposit,
  createDepositsContext,
  endSilence,
  type DepositsContext,
} from './deposits.service.ts'
import { Crash, withCrash, type CrashPoint } from './testing/crashing-database.ts'

const content = loadContent(testContentFolder)
const config = readConfig(testSecrets)
const secret = config.walletSecret
const path = '/json-api/treasury/notify/sandbox'
/** Deposits of a history, by the amount of each. */
const amounts = [50_000, 70_000]

let database: Database<PlatformTables>
let histories = 0
beforeAll(async () => {
  database = await createWalletDatabase()
})
afterAll(() => database.close())

const outcomes = {
  success: { status: 'success' },
  anotherAmount: { status: 'success', amount: 1 },
  anotherCurrency: { status: 'success', currency: 'EUR' },
  declined: { status: 'failed', reason: 'no_money' },
  pending: { status: 'pending' },
} as const
type Outcome = keyof typeof outcomes

type Step = { deposit: number; crash: CrashPoint | null } & (
  | { kind: 'press'; opens: 'opened' | 'refused' | 'unanswered' }
  | { kind: 'notify'; outcome: Outcome; event: number; fault: 'none' | 'altered' | 'old' | 'unsigned' }
  | { kind: 'ask'; outcome: Outcome }
  | { kind: 'silence' }
)

/** Mostly the process lives. */
const crash = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      transaction: fc.constantFrom(0, 1),
      when: fc.constantFrom('before' as const, 'within' as const, 'after' as const),
    }),
  },
)
const common = { deposit: fc.constantFrom(...amounts.keys()), crash }
const outcome = fc.constantFrom(...(Object.keys(outcomes) as Outcome[]))
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('press' as const),
      opens: fc.constantFrom('opened' as const, 'refused' as const, 'unanswered' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('notify' as const),
      outcome,
      event: fc.constantFrom(1, 2),
      fault: fc.constantFrom(
        'none' as const,
        'none' as const,
        'altered' as const,
        'old' as const,
        'unsigned' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...common, kind: fc.constant('ask' as const), outcome }) },
  { weight: 1, arbitrary: fc.record({ ...common, kind: fc.constant('silence' as const) }) },
)
/** What stands in one list happens at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })

test('whatever happens in whatever order, each deposit is credited at most once, exactly when its success arrived, and the ledger sums to zero [7.77]', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (groups) => {
      const site = await openSite(database.db)
      for (const steps of groups) await Promise.all(steps.map((each) => site.perform(each)))
      const { db } = database
      const stored = await db
        .selectFrom('deposits')
        .select(['id', 'amount', 'status', 'request_key as key'])
        .where('user_id', '=', site.userId)
        .execute()
      expect(new Set(stored.map(({ key }) => key)).size).toBe(stored.length)
      const credited: number[] = []
      for (const { id, amount, status, key } of stored) {
        const movements = await db
          .selectFrom('ledger_transactions')
          .select('id')
          .where('scope', '=', 'deposit')
          .where('key', '=', String(id))
          .execute()
        expect(movements).toHaveLength(status === 'success' ? 1 : 0)
        if (status === 'success') credited.push(amount)
        if (site.mustBeCredited.has(key)) expect(status).toBe('success')
        if (!site.mayBeCredited.has(key)) expect(status).not.toBe('success')
      }
      const sum = credited.reduce((total, amount) => total + amount, 0)
      expect((await getPlayerBalances(db, site.userId)).real).toBe(sum)
      const facts = await db
        .selectFrom('event_outbox')
        .select('id')
        .where('user_id', '=', site.userId)
        .where('type', '=', 'deposit.settled')
        .execute()
      expect(facts).toHaveLength(credited.length)
    }),
    { numRuns: runsOf(25), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
})

/** A new player whose presses, events and deposits are those of one history. */
async function openSite(db: PlatformDatabase) {
  histories += 1
  const prefix = `history-${histories}`
  const userId = await createPlayer(db)
  const keyOf = (deposit: number) => `${prefix}-press-${deposit}`
  const sandbox = createSandbox({ origin: 'http://127.0.0.1:3001', secret })
  /** Deposits whose success was sent, and those of which it was acknowledged. */
  const mayBeCredited = new Set<string>()
  const mustBeCredited = new Set<string>()

  function createContext(dies: CrashPoint | null, parts: Partial<DepositAdapter> = {}): DepositsContext {
    const deps = {
      db: dies ? withCrash(db, dies) : db,
      clock,
      periods: createPeriods('Europe/Moscow'),
      realtime: createRealtime(),
      config,
    }
    return createDepositsContext(deps, content, [{ ...sandbox, ...parts }], (error) => {
      if (error instanceof Crash) throw error
    })
  }
  const findOrder = async (deposit: number): Promise<string | undefined> => {
    const found = await db
      .selectFrom('deposits')
      .select('id')
      .where('user_id', '=', userId)
      .where('request_key', '=', keyOf(deposit))
      .executeTakeFirst()
    return found && `d-${found.id}`
  }

  async function press(deposit: number, dies: CrashPoint | null, opens: string): Promise<void> {
    const context = createContext(dies, {
      open: (order) => {
        if (opens === 'unanswered') return Promise.reject(new Error('no answer'))
        return opens === 'refused' ? Promise.resolve('refused') : sandbox.open(order)
      },
    })
    await beginDeposit(
      context,
      { id: userId, currency: 'RUB' },
      {
        flow: 'form',
        locale: 'ru',
        method: 'card',
        amount: amounts[deposit]!,
        gift: null,
        key: keyOf(deposit),
        returnQuery: '',
      },
    )
  }

  async function notify({
    deposit,
    crash: dies,
    outcome: said,
    event,
    fault,
  }: Extract<Step, { kind: 'notify' }>): Promise<void> {
    const order = await findOrder(deposit)
    if (!order) return
    const body = JSON.stringify({
      id: `${prefix}-${deposit}-${said}-${event}`,
      order,
      amount: amounts[deposit],
      currency: 'RUB',
      ...outcomes[said],
    })
    const sentAt = clock.now().getTime() - (fault === 'old' ? 301_000 : 0)
    const header = signRequest({ secret, method: 'POST', path, body }, sentAt)
    const isRight = said === 'success' && fault === 'none'
    if (isRight) mayBeCredited.add(keyOf(deposit))
    await applyNotification(createContext(dies), 'sandbox', {
      path,
      headers: fault === 'unsigned' ? {} : { [signatureHeader]: header },
      body: fault === 'altered' ? body.replace('history', 'History') : body,
    })
    // Acknowledged.
    expect(fault).toBe('none')
    if (isRight) mustBeCredited.add(keyOf(deposit))
  }

  async function ask(deposit: number, dies: CrashPoint | null, said: Outcome): Promise<void> {
    const order = await findOrder(deposit)
    clock.advance({ hours: 7 })
    const verdict = toVerdict(said, amounts[deposit]!)
    const context = createContext(dies, {
      ask: (asked) => {
        if (asked === order && said === 'success') mayBeCredited.add(keyOf(deposit))
        return Promise.resolve(asked === order ? verdict : null)
      },
    })
    await askAboutDeposits(context)
  }

  return {
    userId,
    mayBeCredited,
    mustBeCredited,
    /** A refusal, or the death of the process, ends a step. */
    async perform(each: Step): Promise<void> {
      const { deposit, crash: dies } = each
      try {
        if (each.kind === 'press') await press(deposit, dies, each.opens)
        else if (each.kind === 'notify') await notify(each)
        else if (each.kind === 'ask') await ask(deposit, dies, each.outcome)
        else {
          clock.advance({ minutes: 31 })
          await endSilence(createContext(dies))
        }
      } catch (error) {
        if (!(error instanceof Refusal) && !(error instanceof Crash)) throw error
      }
    },
  }
}

function toVerdict(said: Outcome, amount: number): Verdict | null {
  const given = { amount, currency: 'RUB', ...outcomes[said] }
  if (given.status === 'success') return { type: 'succeeded', amount: given.amount, currency: given.currency }
  return given.status === 'failed' ? { type: 'declined', reason: 'no_money' } : null
}
