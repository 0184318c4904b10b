import type { Locale } from '@yanta/contract'
import { fillText, formatMoney } from '@yanta/i18n'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { takeEventOrder } from '../plugins/realtime/event-order.repository.ts'
import { listExclusions, type Exclusion } from '../modules/identity/exclusion/exclusion.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { publishEndedSessions } from '../modules/play/game-sessions/game-sessions.service.ts'
import { readGateFacts } from '../modules/money/gate/gate.service.ts'
import { endBreak, getBreakEnd, startBreak } from '../modules/money/limits/breaks.service.ts'
import {
  credit,
  debit,
  getPlayerBalances,
  largestBalance,
  publishRealBalance,
  type Balances,
  type Credit,
} from '../modules/money/ledger/ledger.service.ts'
import { moneyTag, writePush } from '../modules/site/push/push.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import { parseAmount } from './amount.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { selectLatestPlayers, type DeskPlayer } from './desk-players.repository.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostListed = 50
const longestBreakHours = 24 * 365 * 5

export const listPlayers: Command = {
  name: 'player list',
  takes: '',
  says: `the latest ${mostListed} players`,
  count: 0,
  async run({ db }) {
    const lines = (await selectLatestPlayers(db, mostListed)).map(
      ({ id, email, phone, nickName, currency }) =>
        `${String(id).padStart(6)}  ${(email ?? phone ?? 'erased').padEnd(32)}  ${currency}  ${nickName}`,
    )
    return lines.length > 0 ? lines.join('\n') : 'There are no players yet.'
  },
}

export const showPlayer: Command = {
  name: 'player',
  takes: '<email|id|phone|nick>',
  says: 'who a player is and what they have',
  count: 1,
  async run({ db, clock }, [wanted]) {
    const player = await getDeskPlayer(db, wanted!)
    const { real, bonus, compoints } = await getPlayerBalances(db, player.id)
    const until = await getBreakEnd(db, clock.now(), player.id)
    const [exclusion] = await listExclusions(db, player.id)
    return [
      ['id', player.id],
      ['nickname', player.nickName],
      ['e-mail', player.email ?? '-'],
      ['phone', player.phone ?? '-'],
      ['registered', player.createdAt.toISOString()],
      ['affiliate', [player.referralCode, player.subid].filter(Boolean).join(' ') || '-'],
      ['account', player.isClosed ? 'closed' : 'open'],
      ['break until', until?.toISOString() ?? '-'],
      ['excluded', describeExclusion(exclusion)],
      ['real money', `${writeAmount(real)} ${player.currency}`],
      ['bonus money', `${writeAmount(bonus)} ${player.currency}`],
      ['compoints', writeAmount(compoints)],
    ]
      .map(([label, value]) => `${String(label).padEnd(12)} ${value}`)
      .join('\n')
  },
}

export const breakPlayer: Command = {
  name: 'break',
  takes: '<player> <hours>',
  says: 'no stakes and no deposits for so long; 0 ends a break',
  count: 2,
  async run({ db, clock, sessionSecret, realtime }, [wanted, hoursText], { operator, reason }) {
    const player = await getDeskPlayer(db, wanted!)
    const hours = parseHours(hoursText!)
    const { until, ended } = await db.transaction().execute(async (trx) => {
      const started =
        hours === 0
          ? { until: null, ended: [] }
          : await startBreak(trx, clock.now(), sessionSecret, player, hours)
      if (hours === 0) await endBreak(trx, clock.now(), player)
      await recordAudit(trx, {
        actor: operator,
        action: 'break',
        subject: `player ${player.id}`,
        reason,
        detail: { hours, until: started.until },
      })
      return started
    })
    publishEndedSessions(realtime, ended)
    return until
      ? `${player.nickName} (${player.id}) is on a break until ${until.toISOString()}.`
      : `${player.nickName} (${player.id}) is on no break.`
  },
}

export const creditPlayer: Command = {
  name: 'credit',
  takes: '<player> <amount>',
  says: "give real money, an amount like 250.50 in the player's currency",
  count: 2,
  async run({ db, clock, realtime }, [wanted, amountText], { operator, reason, key }) {
    const player = await getDeskPlayer(db, wanted!)
    const { id, currency } = player
    const amount = parseAmount(amountText!)
    const { balances, order } = await db.transaction().execute(async (trx) => {
      const after = await creditWithinReach(trx, {
        userId: id,
        currency,
        amount,
        scope: 'desk',
        key,
        note: reason || undefined,
      })
      if ((await readGateFacts(trx, clock.now(), id)).isClosed)
        throw new DeskError(
          `The account of ${player.nickName} (${id}) is closed: money on it could never be paid out.`,
        )
      await writePush(trx, clock.now(), {
        userId: id,
        tag: moneyTag,
        path: '/profile/balance',
        ...describeMove(player, amount, creditWords),
      })
      await recordAudit(trx, {
        actor: operator,
        action: 'credit',
        subject: `player ${id}`,
        reason,
        detail: { amount, currency, key },
      })
      return { balances: after, order: await takeEventOrder(trx) }
    })
    publishRealBalance(realtime, { userId: id, currency, balance: balances.real, reason: 'credit', order })
    return `${player.nickName} (${id}) was credited ${writeAmount(amount)} ${currency} and has ${writeAmount(balances.real)} ${currency} now.`
  },
}

export const debitPlayer: Command = {
  name: 'debit',
  takes: '<player> <amount>',
  says: 'take real money back, at most what the balance has; also of a closed account',
  count: 2,
  async run({ db, clock, realtime }, [wanted, amountText], { operator, reason, key }) {
    const player = await getDeskPlayer(db, wanted!)
    const { id, currency } = player
    const amount = parseAmount(amountText!)
    const { balances, order } = await db.transaction().execute(async (trx) => {
      const note = reason || undefined
      const after = await debitWithinReach(trx, { userId: id, currency, amount, scope: 'desk', key, note })
      if (!player.isClosed)
        await writePush(trx, clock.now(), {
          userId: id,
          tag: moneyTag,
          path: '/profile/balance',
          ...describeMove(player, amount, debitWords),
        })
      await recordAudit(trx, {
        actor: operator,
        action: 'debit',
        subject: `player ${id}`,
        reason,
        detail: { amount, currency, key },
      })
      return { balances: after, order: await takeEventOrder(trx) }
    })
    publishRealBalance(realtime, { userId: id, currency, balance: balances.real, reason: 'other', order })
    return `${writeAmount(amount)} ${currency} was taken from ${player.nickName} (${id}), who has ${writeAmount(balances.real)} ${currency} now.`
  },
}

type MoveWords = Record<Locale, { title: string; body: string }>

/** The push notification of a credit or a debit, for a player whose browser is closed. */
function describeMove(
  { locale, currency }: DeskPlayer,
  amount: number,
  words: MoveWords,
): { title: string; body: string } {
  const { title, body } = words[locale]
  return { title, body: fillText(body, { money: formatMoney(amount, currency, locale) }, locale) }
}

const creditWords: MoveWords = {
  ru: { title: 'Деньги зачислены', body: '{money} уже на балансе.' },
  en: { title: 'Money has arrived', body: '{money} is on your balance.' },
}

const debitWords: MoveWords = {
  ru: { title: 'Списание с баланса', body: 'Списано {money}.' },
  en: { title: 'Balance adjusted', body: '{money} was deducted from your balance.' },
}

async function creditWithinReach(trx: PlatformDatabase, wanted: Credit): Promise<Balances> {
  try {
    return await credit(trx, wanted)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new DeskError(
      `${writeAmount(wanted.amount)} ${wanted.currency} can't be credited: nobody has more than ${writeAmount(largestBalance)} ${wanted.currency}.`,
    )
  }
}

async function debitWithinReach(trx: PlatformDatabase, wanted: Omit<Credit, 'at'>): Promise<Balances> {
  try {
    return await debit(trx, wanted)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const { real } = await getPlayerBalances(trx, wanted.userId)
    throw new DeskError(
      `${writeAmount(wanted.amount)} ${wanted.currency} can't be taken: the balance has ${writeAmount(real)} ${wanted.currency}.`,
    )
  }
}

function describeExclusion(latest: Exclusion | undefined): string {
  if (!latest || latest.endedAt) return '-'
  return latest.until ? `until ${latest.until.toISOString()}` : 'for ever'
}

function parseHours(text: string): number {
  const hours = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(hours <= longestBreakHours))
    throw new DeskError(`'${text}' is no number of hours: give a whole number up to ${longestBreakHours}.`)
  return hours
}
