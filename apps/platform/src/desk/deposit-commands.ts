import type { DepositStatus } from '@yanta/contract'
import {
  closeOpenItem,
  giveUpDeposit,
  listOpenDeposits,
  readDepositName,
  reverseDeposit,
} from '../modules/money/deposits/deposits.service.ts'
import { listLatePayouts } from '../modules/money/payouts/payouts.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'

const mostListed = 50

export const listDepositItems: Command = {
  name: 'deposit list',
  takes: '',
  says: `what is open with providers, the oldest first: deposits without an answer or with a wrong one, payouts that are late; at most ${mostListed} of each`,
  count: 0,
  async run({ db, clock }) {
    const now = clock.now()
    const deposits = await listOpenDeposits(db, mostListed)
    const late = await listLatePayouts(db, now, mostListed)
    const lines = [
      ...deposits.map(({ itemId, kind, depositId, userId, provider, amount, currency, said, since }) =>
        buildLine(itemId, kind, `deposit ${depositId}`, { userId, amount, currency, since }, [
          provider,
          said ?? '',
        ]),
      ),
      ...late.map(({ id, status, userId, amount, currency, method, createdAt }) =>
        buildLine(null, `late ${status}`, `payout ${id}`, { userId, amount, currency, since: createdAt }, [
          method,
        ]),
      ),
    ]
    return lines.length > 0 ? lines.join('\n') : 'Nothing is open.'
  },
}

export const closeDepositItem: Command = {
  name: 'deposit close',
  takes: '<item>',
  says: 'close an open item of `deposit list`; --reason says what was done',
  count: 1,
  async run({ db, clock }, [wanted], { operator, reason }) {
    if (reason.trim() === '') throw new DeskError('Say what was done with --reason.')
    return db.transaction().execute(async (trx) => {
      const closed = isId(wanted!) ? await closeOpenItem(trx, clock.now(), Number(wanted)) : undefined
      if (!closed) throw new DeskError(`There is no open item ${wanted}: \`deposit list\` shows them.`)
      const { depositId, userId, kind } = closed
      await recordAudit(trx, {
        actor: operator,
        action: 'deposit close',
        subject: `player ${userId}`,
        reason,
        detail: { item: Number(wanted), deposit: depositId, kind },
      })
      return `The item ${wanted} (${kind}) of the deposit ${depositId} is closed.`
    })
  },
}

export const failUnknownDeposit: Command = {
  name: 'deposit fail',
  takes: '<deposit>',
  says: 'a deposit without an answer came to nothing: its provider is asked no more; money that comes all the same is credited',
  count: 1,
  async run({ db, clock, realtime }, [wanted], { operator, reason, key }) {
    if (reason.trim() === '') throw new DeskError('Say how it is known with --reason.')
    const id = readDeposit(wanted!)
    const ended = await db.transaction().execute(async (trx) => {
      const result = await giveUpDeposit(trx, clock.now(), id)
      if (result === null) throw new DeskError(`There is no deposit ${wanted}.`)
      if (typeof result === 'string') throw new DeskError(explainStatus(id, result))
      const { userId, amount, currency } = result
      await recordAudit(trx, {
        actor: operator,
        action: 'deposit fail',
        subject: `player ${userId}`,
        reason,
        detail: { deposit: id, amount, currency, key },
      })
      return result
    })
    ended.notify(realtime)
    const { userId, amount, currency } = ended
    return `The deposit ${id} of ${writeAmount(amount)} ${currency} of player ${userId} is failed.`
  },
}

function explainStatus(id: number, status: DepositStatus): string {
  if (status === 'success') return `The deposit ${id} is credited: \`deposit reverse\` takes it back.`
  if (status === 'failed') return `The deposit ${id} is failed already.`
  return `The provider still has time to answer for the deposit ${id}: half an hour from its beginning.`
}

export const reversePlayerDeposit: Command = {
  name: 'deposit reverse',
  takes: '<deposit>',
  says: 'take back a deposit that the provider took back; what the balance lacks is a debt that holds payouts, and is taken by the same command later',
  count: 1,
  async run({ db, clock, realtime }, [wanted], { operator, reason, key }) {
    const id = readDeposit(wanted!)
    const reversed = await db.transaction().execute(async (trx) => {
      const result = await reverseDeposit(trx, clock.now(), id)
      if (result === 'unknown') throw new DeskError(`There is no deposit ${wanted}.`)
      if (result === 'not_credited') throw new DeskError(`The deposit ${wanted} was never credited.`)
      const { userId, currency, taken, owed } = result
      await recordAudit(trx, {
        actor: operator,
        action: 'deposit reverse',
        subject: `player ${userId}`,
        reason,
        detail: { deposit: id, taken, owed, currency, key },
      })
      return result
    })
    reversed.notify(realtime)
    const { userId, currency, taken, owed } = reversed
    const debt =
      owed > 0
        ? `${writeAmount(owed)} ${currency} are owed, and payouts are held until they are taken.`
        : 'Nothing is owed.'
    return `${writeAmount(taken)} ${currency} of the deposit ${id} were taken from player ${userId}. ${debt}`
  },
}

/** As it is listed, or as players and providers name it. */
function readDeposit(text: string): number {
  const id = isId(text) ? Number(text) : readDepositName(text)
  if (id === null) throw new DeskError(`There is no deposit ${text}.`)
  return id
}

function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}

interface Subject {
  userId: number
  amount: number
  currency: string
  since: Date
}

function buildLine(
  itemId: number | null,
  kind: string,
  name: string,
  { userId, amount, currency, since }: Subject,
  rest: readonly string[],
): string {
  return [
    (itemId === null ? '' : String(itemId)).padStart(6),
    kind.padEnd(13),
    name.padEnd(14),
    `${writeAmount(amount)} ${currency}`.padStart(16),
    `player ${userId}`,
    since.toISOString(),
    ...rest,
  ]
    .join('  ')
    .trimEnd()
}
