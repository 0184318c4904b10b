// What tests of payouts do on a test platform: through the calls where there is one. Its own jobs do not run.
import { loadContent } from '@yanta/content'
import {
  cancelPayout,
  getPayoutConditions,
  listNewPayouts,
  listPayouts,
  sendPayout,
  sendPayoutCode,
  type CallInput,
  type Payout,
} from '@yanta/contract'
import { sql } from 'kysely'
import type { PayoutAdapter } from '../../../../adapters/payments/payout-adapter.ts'
import { createCalendar } from '../../../../plugins/calendar.ts'
import { testContentFolder } from '../../../../testing/templates.ts'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { from, openCodeDesk } from '../../../identity/codes/testing/code-desk.ts'
import { getPlayerBalances } from '../../ledger/ledger.service.ts'
import { approvePayouts } from '../approve-payouts.service.ts'
import { changePayout } from '../change-payout.service.ts'
import type { PayoutEvent } from '../payout.rules.ts'
import { movePayouts } from '../send-payouts.service.ts'
import { createFakeProvider } from './fake-provider.ts'

type Body = CallInput<typeof sendPayout>['body']
export type PayoutPlayer = TestPlayer & { phone: string }

export async function openPayoutDesk(platform: TestPlatform) {
  await sql`update jobs set due_at = now() + interval '10 years' where name in ('move-payouts', 'approve-payouts')`.execute(
    platform.db,
  )
  const codes = openCodeDesk(() => platform)
  const provider = createFakeProvider()
  const { currencies, settings } = loadContent(testContentFolder)
  let keys = 0
  const deps = () => platform.app.deps
  const addressOf = ({ id }: TestPlayer) => from(`10.7.${Math.floor(id / 250)}.${(id % 250) + 1}`)
  const newKey = () => `key-${String((keys += 1)).padStart(8, '0')}`

  const desk = {
    provider,
    newKey,
    /** With a proven phone. */
    async createPlayer(balance = 1_000_000): Promise<PayoutPlayer> {
      const player = await platform.createPlayer({ balance })
      const phone = codes.newPhone()
      await sql`update users set phone = ${phone}, phone_verified_at = now() where id = ${player.id}`.execute(
        platform.db,
      )
      return { ...player, phone }
    },
    askCode: (player: TestPlayer) =>
      platform.as(player).post(sendPayoutCode, { body: {} }, addressOf(player)),
    /** Asks for a code and reads it from the phone. */
    async openCode(player: PayoutPlayer): Promise<string> {
      await desk.askCode(player)
      return (await codes.read(player.phone)).code
    },
    send: (player: TestPlayer, body: Partial<Body> & { code: string }, method = 'wallet') =>
      platform.as(player).post(
        sendPayout,
        {
          params: { method },
          body: {
            amount: 100_000,
            fields: { wallet: '4100 1184 2207 0715' },
            gifts: [],
            key: newKey(),
            ...body,
          },
        },
        addressOf(player),
      ),
    /** Requests a payout with a code of its own. */
    async request(player: PayoutPlayer, body: Partial<Body> = {}): Promise<Payout> {
      // How many codes a phone may have is not what these tests are about.
      await sql`delete from contact_codes where contact = ${player.phone}`.execute(platform.db)
      await sql`delete from contact_guesses where contact = ${player.phone}`.execute(platform.db)
      const answer = await desk.send(player, { code: await desk.openCode(player), ...body })
      if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors))
      return answer.body
    },
    cancel: (player: TestPlayer, transactionId: string) =>
      platform.as(player).post(cancelPayout, { body: { transaction_id: transactionId } }),
    list: async (player: TestPlayer, offset = 0) =>
      (await platform.as(player).get(listPayouts, { query: { offset: String(offset) } })).body,
    listNew: async (player: TestPlayer) => (await platform.as(player).get(listNewPayouts)).body.items,
    conditions: async (player: TestPlayer) => (await platform.as(player).get(getPayoutConditions)).body,
    realOf: async (player: TestPlayer) => (await getPlayerBalances(platform.db, player.id)).real,
    change: (
      player: TestPlayer,
      { id }: Pick<Payout, 'id'>,
      event: PayoutEvent,
      reason: string | null = null,
    ) => changePayout(deps(), { id: Number(id), userId: player.id, event, reason }),
    /** One round of the job that sends. */
    move: (adapter: PayoutAdapter = provider, report: (error: unknown) => void = fail) =>
      movePayouts(deps(), adapter, report),
    /** One round of the job that approves. */
    approve: (automaticPerDay: number) =>
      approvePayouts(
        deps(),
        { currencies, readDay: createCalendar(settings.timeZone), automaticPerDay },
        fail,
      ),
    async houseOf(account: 'payouts' | 'payments'): Promise<number> {
      const { rows } = await sql<{ balance: string }>`
        select balance from ledger_accounts where name = ${`${account}/RUB`}`.execute(platform.db)
      return Number(rows[0]!.balance)
    },
  }
  return desk
}
export type PayoutDesk = Awaited<ReturnType<typeof openPayoutDesk>>

function fail(error: unknown): never {
  throw error
}
