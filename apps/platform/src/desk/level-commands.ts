import { getProgress } from '../modules/rewards/progress/progress.service.ts'
import { hasAudit, recordAudit } from '../modules/site/audit/audit.service.ts'
import { lockWallet, openWallet } from '../modules/money/ledger/ledger.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostXp = 10_000_000
const action = 'level xp'

export const showLevel: Command = {
  name: 'level show',
  takes: '<player>',
  says: 'the level and experience of a player',
  count: 1,
  async run({ db }, [wanted]) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    const { level, xp } = await getProgress(db, id)
    return `${nickName} (${id}) is on level ${level} with ${xp} experience.`
  },
}

export const addPlayerXp: Command = {
  name: 'level xp',
  takes: '<player> <amount>',
  says: 'add experience; each level passed gives its gift, and none is ever taken back',
  count: 2,
  async run({ db, clock, realtime, addXp }, [wanted, amountText], { operator, reason, key }) {
    const { id, nickName, currency } = await getDeskPlayer(db, wanted!)
    const amount = parseXp(amountText!)
    const notify = await db.transaction().execute(async (trx) => {
      await openWallet(trx, id, currency)
      await lockWallet(trx, id)
      const subject = `player ${id}`
      if (await hasAudit(trx, { action, subject, key })) return null
      const after = await addXp(trx, clock.now(), id, amount)
      await recordAudit(trx, { actor: operator, action, subject, reason, detail: { amount, key } })
      return after
    })
    notify?.(realtime)
    const { level, xp } = await getProgress(db, id)
    return `${nickName} (${id}) has ${xp} experience now and is on level ${level}.`
  },
}

function parseXp(text: string): number {
  const amount = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (amount < 1 || amount > mostXp)
    throw new DeskError(`'${text}' is out of range: give a whole number from 1 to ${mostXp}.`)
  return amount
}
