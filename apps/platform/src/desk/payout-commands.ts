import type { PayoutStatus } from '@yanta/contract'
import {
  changeWithin,
  findPayout,
  holdPayouts,
  listPayoutsOfHouse,
  readTransaction,
  type PayoutEvent,
} from '../modules/money/payouts/payouts.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostListed = 50

type HouseEvent = Exclude<PayoutEvent, 'cancel'>

export const listOpenPayouts: Command = {
  name: 'payout list',
  takes: '',
  says: `payouts that are not over, at most ${mostListed} of each state, the oldest first`,
  count: 0,
  async run({ db }) {
    const payouts = await listPayoutsOfHouse(db, mostListed)
    if (payouts.length === 0) return 'There is no open payout.'
    return payouts
      .map(({ id, status, amount, currency, method, target, userId, createdAt }) =>
        [
          String(id).padStart(6),
          status.padEnd(8),
          `${writeAmount(amount)} ${currency}`.padStart(16),
          method.padEnd(10),
          target.padEnd(14),
          `player ${userId}`,
          createdAt.toISOString(),
        ].join('  '),
      )
      .join('\n')
  },
}

export const approvePayout: Command = {
  name: 'payout approve',
  takes: '<id>',
  says: 'let a new payout be sent',
  count: 1,
  run: (context, words, request) => change(context, words, request, 'approve'),
}

export const refusePayout: Command = {
  name: 'payout refuse',
  takes: '<id>',
  says: 'give a payout back that is not sent, with the gifts that burned; the player reads --reason',
  count: 1,
  async run(context, words, request) {
    if (request.reason.trim() === '') throw new DeskError('Say why with --reason: the player reads it.')
    return change(context, words, request, 'refuse')
  },
}

export const sendApprovedPayout: Command = {
  name: 'payout send',
  takes: '<id>',
  says: 'hand an approved payout to the provider now',
  count: 1,
  run: (context, words, request) => change(context, words, request, 'send'),
}

export const endPaidPayout: Command = {
  name: 'payout done',
  takes: '<id>',
  says: 'a sent payout has been paid: where no provider reports it',
  count: 1,
  run: (context, words, request) => change(context, words, request, 'done'),
}

export const endFailedPayout: Command = {
  name: 'payout fail',
  takes: '<id>',
  says: 'a sent payout could not be paid: money and gifts come back, the player reads --reason',
  count: 1,
  async run(context, words, request) {
    if (request.reason.trim() === '') throw new DeskError('Say why with --reason: the player reads it.')
    return change(context, words, request, 'failed')
  },
}

export const holdPlayerPayouts: Command = {
  name: 'payout hold',
  takes: '<player>',
  says: 'let a player request no payout; those requested before go on',
  count: 1,
  run: (context, words, request) => setHeld(context, words, request, true),
}

export const releasePlayerPayouts: Command = {
  name: 'payout release',
  takes: '<player>',
  says: 'let a player request payouts again',
  count: 1,
  run: (context, words, request) => setHeld(context, words, request, false),
}

async function change(
  { db, clock, realtime }: DeskContext,
  [idText]: readonly string[],
  { operator, reason, key }: DeskRequest,
  event: HouseEvent,
): Promise<string> {
  // As it is listed, or as players and providers name it.
  const wanted = /^\d{1,15}$/.test(idText!) ? Number(idText) : readTransaction(idText!)
  const payout = wanted === null ? undefined : await findPayout(db, wanted)
  if (!payout) throw new DeskError(`There is no payout ${idText}: \`payout list\` shows them.`)
  const { id, userId, amount, currency } = payout
  const outcome = await db.transaction().execute(async (trx) => {
    const changed = (await changeWithin(trx, clock.now(), {
      id,
      userId,
      event,
      reason: event === 'refuse' || event === 'failed' ? reason.trim() : null,
    }))!
    if (changed.effect === 'impossible') throw new DeskError(explain(id, changed.status, event))
    if (changed.effect === 'owing')
      throw new DeskError(
        `Player ${userId} owes for a deposit that was taken back: refuse the payout ${id}, then \`deposit reverse\` takes what is owed.`,
      )
    if (changed.effect === 'changed')
      await recordAudit(trx, {
        actor: operator,
        action: `payout ${event === 'failed' ? 'fail' : event}`,
        subject: `player ${userId}`,
        reason,
        detail: { payout: id, amount, currency, key },
      })
    return changed
  })
  outcome.notify(realtime)
  return `The payout ${id} of ${writeAmount(amount)} ${currency} to player ${userId} is ${outcome.status}.`
}

function explain(id: number, status: PayoutStatus, event: HouseEvent): string {
  if (event === 'send' && status === 'new') return `The payout ${id} is not approved yet.`
  if ((event === 'done' || event === 'failed') && (status === 'new' || status === 'approved'))
    return `The payout ${id} is not sent yet.`
  return `The payout ${id} is ${status}: it is too late for \`payout ${event === 'failed' ? 'fail' : event}\`.`
}

async function setHeld(
  { db, clock }: DeskContext,
  [wanted]: readonly string[],
  { operator, reason }: DeskRequest,
  isHeld: boolean,
): Promise<string> {
  const { id, nickName } = await getDeskPlayer(db, wanted!)
  await db.transaction().execute(async (trx) => {
    await holdPayouts(trx, clock.now(), id, isHeld)
    await recordAudit(trx, {
      actor: operator,
      action: isHeld ? 'payout hold' : 'payout release',
      subject: `player ${id}`,
      reason,
      detail: {},
    })
  })
  return isHeld ? `${nickName} (${id}) can request no payout.` : `${nickName} (${id}) can request payouts.`
}
