import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { removeTotp } from '../modules/identity/login-security/totp.service.ts'
import { writeAccountLetter } from '../modules/site/messages/messages.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

/** A player who has lost the app and the recovery codes can't log in; support turns them off after checking the identity. */
export const unprotectPlayer: Command = {
  name: 'player unprotect',
  takes: '<player>',
  says: 'no code of an app at login any more; a letter notifies of it',
  count: 1,
  async run({ db, clock, messages }, [wanted], { operator, reason }) {
    const { id, email, locale, nickName } = await getDeskPlayer(db, wanted!)
    await db.transaction().execute(async (trx) => {
      if (!(await removeTotp(trx, id)))
        throw new DeskError(`${nickName} (${id}) is asked for no code of an app.`)
      await recordAudit(trx, {
        actor: operator,
        action: 'unprotect',
        subject: `player ${id}`,
        reason,
        detail: {},
      })
      if (email)
        await writeAccountLetter(
          trx,
          messages,
          { userId: id, recipient: email, locale },
          { kind: 'totp-removed', at: clock.now() },
        )
    })
    return `${nickName} (${id}) logs in without a code of an app now.`
  },
}
