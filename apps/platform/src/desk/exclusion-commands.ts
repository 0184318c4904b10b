import {
  liftExclusion,
  listExclusions,
  type Exclusion,
} from '../modules/identity/exclusion/exclusion.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

export const showExclusions: Command = {
  name: 'exclusion show',
  takes: '<player>',
  says: 'self-exclusions of a player, the latest first',
  count: 1,
  async run({ db }, [wanted]) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    const exclusions = await listExclusions(db, id)
    return exclusions.length > 0
      ? exclusions.map(describe).join('\n')
      : `${nickName} (${id}) was never excluded.`
  },
}

export const liftPlayerExclusion: Command = {
  name: 'exclusion lift',
  takes: '<player>',
  says: 'open the account again after the term; before it with --error and a reason, when it should never have begun',
  count: 1,
  extras: ['error'],
  async run({ db, clock }, [wanted], { operator, reason, options }) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    const isError = options?.error !== undefined
    if (isError && reason.trim() === '') throw new DeskError('--error needs a reason: --reason "why".')
    await db.transaction().execute(async (trx) => {
      const lifted = await liftExclusion(trx, clock.now(), id, { isError })
      if (lifted === 'none') throw new DeskError(`${nickName} (${id}) is not excluded.`)
      if (lifted === 'running')
        throw new DeskError(
          `The term of ${nickName} (${id}) is not over. Nothing shortens it, unless it should never have begun: --error --reason "why".`,
        )
      await recordAudit(trx, {
        actor: operator,
        action: 'exclusion lift',
        subject: `player ${id}`,
        reason,
        detail: { startedAt: lifted.startedAt, until: lifted.until, sameAs: lifted.sameAs, isError },
      })
    })
    return `${nickName} (${id}) may play again.`
  },
}

function describe({ startedAt, until, endedAt, sameAs }: Exclusion): string {
  const end = endedAt ? `ended ${endedAt.toISOString()}` : 'runs'
  return [
    startedAt.toISOString(),
    until ? `until ${until.toISOString()}` : 'for ever',
    end,
    ...(sameAs === null ? [] : [`same person as player ${sameAs}`]),
  ].join('  ')
}
