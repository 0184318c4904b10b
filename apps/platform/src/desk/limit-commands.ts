import { largestLimit, longestMinutes, type OwnLimit } from '@yanta/contract'
import {
  imposeLimit,
  limitKinds,
  limitPeriods,
  listOwnLimits,
  type LimitName,
} from '../modules/money/own-limits/own-limits.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import { createPeriods } from '../plugins/calendar.ts'
import { parseAmount } from './amount.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

export const showLimits: Command = {
  name: 'limits show',
  takes: '<player>',
  says: 'the limits that a player has set, with what the running periods have used',
  count: 1,
  async run({ db, clock, timeZone }, [wanted]) {
    const player = await getDeskPlayer(db, wanted!)
    const limits = await listOwnLimits({ db, clock, periods: createPeriods(timeZone) }, player.id)
    return limits.map((limit) => describe(limit, player.currency)).join('\n')
  },
}

export const setPlayerLimit: Command = {
  name: 'limits set',
  takes: '<player> <kind> <period> <value|none>',
  says: `set a limit at once, lower or higher: ${limitKinds.join(', ')}; ${limitPeriods.join(', ')}; an amount like 250.50, minutes for time`,
  count: 4,
  async run({ db, clock, timeZone, realtime }, [wanted, kind, period, valueText], { operator, reason }) {
    const player = await getDeskPlayer(db, wanted!)
    const name = parseName(kind!, period!)
    const value = valueText === 'none' ? null : parseValue(name, valueText!)
    const { limit, notify } = await db.transaction().execute(async (trx) => {
      const set = await imposeLimit(trx, { clock, periods: createPeriods(timeZone) }, player, name, value)
      await recordAudit(trx, {
        actor: operator,
        action: 'limits set',
        subject: `player ${player.id}`,
        reason,
        detail: { ...name, value },
      })
      return set
    })
    notify(realtime)
    return `${player.nickName} (${player.id}): ${describe(limit, player.currency)}`
  },
}

function describe({ kind, period, value, used, resetsAt, change }: OwnLimit, currency: string): string {
  const write = (count: number | null) => {
    if (count === null) return 'none'
    return kind === 'time' ? `${count} min` : `${writeAmount(count)} ${currency}`
  }
  const waits = change ? `, ${write(change.value)} can be confirmed from ${change.confirmableAt}` : ''
  return `${kind.padEnd(8)} ${period.padEnd(6)} ${write(value)}, used ${write(used)} until ${resetsAt}${waits}`
}

function parseName(kind: string, period: string): LimitName {
  const [knownKind, knownPeriod] = [
    limitKinds.find((each) => each === kind),
    limitPeriods.find((each) => each === period),
  ]
  if (!knownKind) throw new DeskError(`'${kind}' is no kind of limit: ${limitKinds.join(', ')}.`)
  if (!knownPeriod) throw new DeskError(`'${period}' is no period: ${limitPeriods.join(', ')}.`)
  return { kind: knownKind, period: knownPeriod }
}

function parseValue({ kind, period }: LimitName, text: string): number {
  if (kind !== 'time') {
    const amount = parseAmount(text)
    if (amount > largestLimit)
      throw new DeskError(`'${text}' is out of range: a limit is at most ${writeAmount(largestLimit)}.`)
    return amount
  }
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : 0
  const most = longestMinutes[period]
  if (minutes < 1 || minutes > most)
    throw new DeskError(`'${text}' is no time: give whole minutes, at least 1 and at most ${most}.`)
  return minutes
}
