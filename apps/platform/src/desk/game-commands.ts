import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { setGameDisabled } from '../modules/play/catalogue/catalogue.service.ts'
import { endSessions, publishEndedSessions } from '../modules/play/game-sessions/game-sessions.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'

export const disableGame: Command = {
  name: 'game disable',
  takes: '<slug>',
  says: 'take a game out of play; running sessions end, wins still arrive',
  count: 1,
  run: (context, [slug], request) => setDisabled(context, slug!, true, request),
}

export const enableGame: Command = {
  name: 'game enable',
  takes: '<slug>',
  says: 'give a game back',
  count: 1,
  run: (context, [slug], request) => setDisabled(context, slug!, false, request),
}

async function setDisabled(
  { db, sessionSecret, realtime }: DeskContext,
  slug: string,
  isDisabled: boolean,
  { operator, reason }: DeskRequest,
): Promise<string> {
  const ended = await db.transaction().execute(async (trx) => {
    if (!(await setGameDisabled(trx, slug, isDisabled))) throw new DeskError(`There is no game '${slug}'.`)
    await recordAudit(trx, {
      actor: operator,
      action: isDisabled ? 'game disable' : 'game enable',
      subject: `game ${slug}`,
      reason,
      detail: {},
    })
    return isDisabled ? endSessions(trx, sessionSecret, { gameSlug: slug }, 'game_disabled') : []
  })
  publishEndedSessions(realtime, ended)
  return isDisabled
    ? `${slug} is out of play; ${ended.length} running sessions ended. Pages show it within a second.`
    : `${slug} is in play again. Pages show it within a second.`
}
