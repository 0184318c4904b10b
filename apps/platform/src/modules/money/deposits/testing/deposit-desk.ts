// What tests of deposits do on a test platform: through the calls and the notifications of the sandbox.
import { loadContent } from '@yanta/content'
import { openDeposit, type CallAnswer, type DepositStatus } from '@yanta/contract'
import type { DepositAdapter } from '../../../../adapters/payments/deposit-adapter.ts'
import { testContentFolder } from '../../../../testing/templates.ts'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { getPlayerBalances } from '../../ledger/ledger.service.ts'
import { createDepositsContext, type DepositsContext } from '../deposits.service.ts'
import { notify, type SandboxEvent } from './sandbox-provider.ts'

interface Wish {
  method?: string
  amount?: number
  gift?: string | null
  key?: string
}

const content = loadContent(testContentFolder)

export function createDepositDesk(platform: TestPlatform) {
  const { db } = platform
  let keys = 0
  let events = 0
  const press = (
    player: TestPlayer,
    { method = 'card', amount = 50_000, gift = null, key = `press-${(keys += 1)}-of-desk` }: Wish = {},
  ) =>
    platform.as(player).post(openDeposit, {
      body: { dep_qs: { method, amount, gift, key }, qs: 'cashbox=top-up' },
    })
  return {
    press,
    /** Opens a deposit of 500 roubles. */
    async open(player: TestPlayer, wish: Wish = {}): Promise<CallAnswer<typeof openDeposit>['deposit']> {
      const { status, body, errors } = await press(player, wish)
      if (status !== 200) throw new Error(`the deposit was refused: ${JSON.stringify(errors)}`)
      return body.deposit
    },
    /** The sandbox says that it succeeded with 500 roubles, or what `event` says. */
    say: (order: string, event: Partial<SandboxEvent> = {}) =>
      notify(platform, {
        id: `event-${(events += 1)}`,
        order,
        status: 'success',
        amount: 50_000,
        currency: 'RUB',
        ...event,
      }),
    decline: (order: string, reason = 'no_money') =>
      notify(platform, { id: `event-${(events += 1)}`, order, status: 'failed', reason }),
    async statusOf(id: string): Promise<DepositStatus> {
      const { status } = await db
        .selectFrom('deposits')
        .select('status')
        .where('id', '=', Number(id))
        .executeTakeFirstOrThrow()
      return status
    },
    balanceOf: async ({ id }: TestPlayer) => (await getPlayerBalances(db, id)).real,
    async openItemsOf(id: string): Promise<string[]> {
      const rows = await db
        .selectFrom('deposit_open_items')
        .select('kind')
        .where('deposit_id', '=', Number(id))
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    },
    /** The parts below the routes, with providers of the test's own. */
    createContext: (
      adapters: readonly DepositAdapter[],
      report: DepositsContext['report'] = () => {},
    ): DepositsContext => createDepositsContext(platform.app.deps, content, adapters, report),
  }
}
export type DepositDesk = ReturnType<typeof createDepositDesk>
