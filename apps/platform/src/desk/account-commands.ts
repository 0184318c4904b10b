import {
  dismissMatch,
  findMatch,
  flagMatch,
  listMatches,
  type AccountMatch,
  type SignKind,
} from '../modules/identity/several-accounts/several-accounts.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostListed = 50

const signWords: Record<SignKind, string> = {
  tool: 'paid out to the same card or wallet',
  network: 'the same network',
  device: 'the same kind of device there',
  birthday: 'the same birthday',
}

export const listAccountMatches: Command = {
  name: 'accounts list',
  takes: '',
  says: `the latest ${mostListed} pairs of accounts that may be of one person and wait for a decision`,
  count: 0,
  async run({ db }) {
    const matches = await listMatches(db, mostListed)
    if (matches.length === 0) return 'No pair of accounts waits for a decision.'
    return matches
      .map((match) =>
        [
          String(match.id).padStart(6),
          namePair(match),
          [...new Set(match.signs.map(({ kind }) => kind))].join(', '),
        ].join('  '),
      )
      .join('\n')
  },
}

export const showAccountMatch: Command = {
  name: 'accounts show',
  takes: '<id>',
  says: 'what two accounts share, and since when',
  count: 1,
  async run({ db }, [idText]) {
    const match = await findMatch(db, parseId(idText!))
    if (!match) throw unknownMatch(idText!)
    const { decision, flaggedUserId } = match
    return [
      namePair(match),
      ...match.signs.map(
        ({ kind, since }) =>
          `  ${signWords[kind]}, ${since === null ? 'nobody knows since when' : `since ${since.slice(0, 10)}`}`,
      ),
      `found ${match.foundAt.toISOString()}, ${decision === null ? 'not decided' : decision === 'flagged' ? `flagged: ${flaggedUserId}` : 'dismissed'}`,
    ].join('\n')
  },
}

export const flagAccountMatch: Command = {
  name: 'accounts flag',
  takes: '<id> <player>',
  says: 'mark one of the two as another account of the same person: no bonuses of promotions [6.9]',
  count: 2,
  async run({ db, clock }, [idText, wanted], { operator, reason }) {
    const player = await getDeskPlayer(db, wanted!)
    const id = parseId(idText!)
    await db.transaction().execute(async (trx) => {
      if (!(await flagMatch(trx, clock.now(), { id, userId: player.id })))
        throw new DeskError(
          `${player.nickName} (${player.id}) is not of the pair ${idText}: \`accounts list\` shows them.`,
        )
      await recordAudit(trx, {
        actor: operator,
        action: 'accounts flag',
        subject: `player ${player.id}`,
        reason,
        detail: { match: id },
      })
    })
    return `${player.nickName} (${player.id}) is marked as another account of the same person.`
  },
}

export const dismissAccountMatch: Command = {
  name: 'accounts dismiss',
  takes: '<id>',
  says: 'decide that the two are two persons; they come back only with a new sign',
  count: 1,
  async run({ db, clock }, [idText], { operator, reason }) {
    const id = parseId(idText!)
    const match = await db.transaction().execute(async (trx) => {
      const dismissed = await dismissMatch(trx, clock.now(), id)
      if (!dismissed) throw unknownMatch(idText!)
      await recordAudit(trx, {
        actor: operator,
        action: 'accounts dismiss',
        subject: `players ${dismissed.userId} ${dismissed.otherUserId}`,
        reason,
        detail: { match: id },
      })
      return dismissed
    })
    return `${namePair(match)} are two persons.`
  },
}

function namePair({ userId, nick, otherUserId, otherNick }: AccountMatch): string {
  return `${nick} (${userId}) and ${otherNick} (${otherUserId})`
}

function parseId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

function unknownMatch(text: string): DeskError {
  return new DeskError(`There is no pair ${text}: \`accounts list\` shows them.`)
}
