import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { writeOwnData } from '../modules/identity/own-data/own-data.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
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
