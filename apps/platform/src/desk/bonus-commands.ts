import { Refusal } from '@yanta/server'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import {
  cancelBonus,
  grantBonus,
  hasExpired,
  listBonuses,
  publishBonusNews,
  setBonusesDisabled,
} from '../modules/money/bonuses/bonuses.service.ts'
import { largestBalance } from '../modules/money/ledger/ledger.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import { parseAmount } from './amount.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const [mostTimes, mostDays, mostListed] = [1000, 365, 20]

export const grantPlayerBonus: Command = {
  name: 'bonus grant',
  takes: '<player> <amount> --wager <times> --cap <amount> --days <days>',
  says: 'give bonus money; once it was staked so many times, up to the cap becomes real',
  count: 2,
  options: ['wager', 'cap', 'days'],
  async run({ db, clock, realtime, mostWager }, [wanted, amountText], { operator, reason, key, options }) {
    const player = await getDeskPlayer(db, wanted!)
    const { id, currency } = player
    const [amount, cap] = [parseAmount(amountText!), parseAmount(options!.cap!)]
    const [wagerTimes, days] = [parseCount(options!.wager!, mostTimes), parseCount(options!.days!, mostDays)]
    if (mostWager !== null && wagerTimes > mostWager)
      throw new DeskError(
        `The jurisdiction of the site lets bonus money be wagered at most ${mostWager} times.`,
      )
    const news = await refuseInWords(player.nickName, () =>
      db.transaction().execute(async (trx) => {
        const granted = await grantBonus(trx, clock.now(), {
          userId: id,
          currency,
          amount,
          cap,
          wagerTimes,
          mostWager,
          days,
          scope: 'desk',
          key,
          note: reason || undefined,
        })
        if (granted.length > 0)
          await recordAudit(trx, {
            actor: operator,
            action: 'bonus grant',
            subject: `player ${id}`,
            reason,
            detail: { amount, currency, wagerTimes, cap, days, key },
          })
        return granted
      }),
    )
    publishBonusNews(realtime, news)
    return `${player.nickName} (${id}) has a bonus of ${writeAmount(amount)} ${currency}: ${writeAmount(amount * wagerTimes)} to be staked within ${days} ${days === 1 ? 'day' : 'days'}, at most ${writeAmount(cap)} becomes real.`
  },
}

export const showBonuses: Command = {
  name: 'bonus show',
  takes: '<player>',
  says: `the latest ${mostListed} bonuses of a player, and how far each has come`,
  count: 1,
  async run({ db, clock }, [wanted]) {
    const player = await getDeskPlayer(db, wanted!)
    const bonuses = await listBonuses(db, player.id, mostListed)
    if (bonuses.length === 0) return `${player.nickName} (${player.id}) has had no bonus.`
    return bonuses
      .map(({ id, status, amount, currency, done, needed, cap, converted, startedAt, expiresAt, note }) =>
        [
          String(id).padStart(6),
          (status === 'active' && hasExpired({ expiresAt }, clock.now()) ? 'expired' : status).padEnd(9),
          `${writeAmount(amount)} ${currency}`,
          `wager ${writeAmount(done)} of ${writeAmount(needed)}`,
          status === 'completed' ? `became real ${writeAmount(converted)}` : `cap ${writeAmount(cap)}`,
          `${startedAt.toISOString()} to ${expiresAt.toISOString()}`,
          note ?? '',
        ]
          .join('  ')
          .trimEnd(),
      )
      .join('\n')
  },
}

export const cancelPlayerBonus: Command = {
  name: 'bonus cancel',
  takes: '<player>',
  says: "end a player's bonus with all that is left of it; what open rounds would pay to it is void",
  count: 1,
  async run({ db, clock, realtime }, [wanted], { operator, reason }) {
    const player = await getDeskPlayer(db, wanted!)
    const news = await refuseInWords(player.nickName, () =>
      db.transaction().execute(async (trx) => {
        const cancelled = await cancelBonus(trx, clock.now(), player, { isForced: true })
        await recordAudit(trx, {
          actor: operator,
          action: 'bonus cancel',
          subject: `player ${player.id}`,
          reason,
          detail: { bonuses: cancelled.map(({ bonus }) => bonus.id) },
        })
        return cancelled
      }),
    )
    publishBonusNews(realtime, news)
    return `${player.nickName} (${player.id}) has no bonus any more.`
  },
}

export const forbidBonuses: Command = {
  name: 'bonus forbid',
  takes: '<player>',
  says: 'grant an account no more bonuses; one that runs goes on',
  count: 1,
  run: (context, [wanted], request) => setForbidden(context, wanted!, true, request),
}

export const allowBonuses: Command = {
  name: 'bonus allow',
  takes: '<player>',
  says: 'grant bonuses to an account again',
  count: 1,
  run: (context, [wanted], request) => setForbidden(context, wanted!, false, request),
}

async function setForbidden(
  { db, clock }: DeskContext,
  wanted: string,
  isForbidden: boolean,
  { operator, reason }: DeskRequest,
): Promise<string> {
  const { id, nickName } = await getDeskPlayer(db, wanted)
  await db.transaction().execute(async (trx) => {
    await setBonusesDisabled(trx, clock.now(), id, isForbidden)
    await recordAudit(trx, {
      actor: operator,
      action: isForbidden ? 'bonus forbid' : 'bonus allow',
      subject: `player ${id}`,
      reason,
      detail: {},
    })
  })
  return isForbidden
    ? `${nickName} (${id}) is granted no more bonuses.`
    : `${nickName} (${id}) may be granted bonuses again.`
}

const sentences: Partial<Record<string, string>> = {
  has_bonus: 'has a bonus that is not over: cancel it first.',
  bonus_not_found: 'has no bonus that runs.',
  bonuses_disabled: 'is granted no bonuses: `bonus allow` changes that.',
  account_closed: 'has a closed account.',
  self_excluded: 'has excluded themselves from play, and is granted no bonuses.',
}

async function refuseInWords<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal && sentences[error.code])
      throw new DeskError(`${name} ${sentences[error.code]}`)
    if (error instanceof RangeError)
      throw new DeskError(
        `So much can't be granted: neither a balance nor a wager goes beyond ${writeAmount(largestBalance)}.`,
      )
    throw error
  }
}

function parseCount(text: string, most: number): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > most)
    throw new DeskError(`'${text}' is out of range: give a whole number from 1 to ${most}.`)
  return count
}
