import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { Refusal } from '@yanta/server'
import { closeWithin } from '../modules/identity/own-data/close-account.service.ts'
import { writeOwnData } from '../modules/identity/own-data/own-data.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

export const exportPlayer: Command = {
  name: 'player export',
  takes: '<player> <folder>',
  says: 'write everything that is stored about a player into a folder of the machine of the site',
  count: 2,
  async run({ db, clock }, [wanted, folder], { operator, reason }) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    // The site, which writes it, need not run in the folder of the desk.
    if (!isAbsolute(folder!)) throw new DeskError(`'${folder}' is no whole path: begin it with /.`)
    const { name, content } = await writeOwnData(db, { player: id, createdAt: clock.now() })
    const path = join(folder!, name)
    try {
      await mkdir(folder!, { recursive: true })
      await writeFile(path, content, { mode: 0o600 })
    } catch (error) {
      throw new DeskError(`${path} can't be written: ${(error as Error).message}.`)
    }
    await recordAudit(db, {
      actor: operator,
      action: 'player export',
      subject: `player ${id}`,
      reason,
      detail: { bytes: content.byteLength },
    })
    return `What is stored about ${nickName} (${id}) is in ${path}.`
  },
}

export const closePlayer: Command = {
  name: 'player close',
  takes: '<player>',
  says: 'close an account without money for good; a letter notifies of it',
  count: 1,
  async run({ db, messages, sessionSecret, realtime }, [wanted], { operator, reason }) {
    const player = await getDeskPlayer(db, wanted!)
    const { id, nickName, currency } = player
    const deps = { ...messages, config: { ...messages.config, sessionSecret } }
    const notify = await db
      .transaction()
      .execute(async (trx) => {
        const closed = await closeWithin(trx, deps, player)
        if (!closed) throw new DeskError(`${nickName} (${id}) has a closed account already.`)
        await recordAudit(trx, {
          actor: operator,
          action: 'player close',
          subject: `player ${id}`,
          reason,
          detail: {},
        })
        return closed
      })
      .catch((error: unknown) => {
        throw error instanceof Refusal
          ? new DeskError(`${nickName} (${id}) ${describeObstacle(error, currency)}`)
          : error
      })
    notify(realtime)
    return `The account of ${nickName} (${id}) is closed.`
  },
}

function describeObstacle({ code, detail: { params } }: Refusal, currency: string): string {
  if (code === 'account_has_money')
    return `has ${writeAmount(Number(params?.amount))} ${currency}: the money is paid out first.`
  if (code === 'payout_open') return 'has a payout on its way: `payout list` shows it.'
  return 'has an open round: it ends first.'
}
