import type { PlatformDatabase } from '../database/platform-database.ts'
import {
  cancelNow,
  disqualify,
  findForDesk,
  finishNow,
  invite,
  listForDesk,
  rescore,
  tellTournamentChange,
  type DeskContest,
  type DeskObstacle,
} from '../modules/rewards/tournaments/desk-tournaments.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

/** An invitation for whoever has it. */
const anyone = 'anyone'

export const listTournaments: Command = {
  name: 'tournament list',
  takes: '',
  says: 'tournaments and series that are not over, and the latest of the others, with their ids, states and members',
  count: 0,
  async run({ db }) {
    const contests = await listForDesk(db)
    if (contests.length === 0) return 'There is no tournament.'
    return contests
      .map(({ id, kind, slug, seriesId, state, startsAt, endsAt, memberCount, terms }) =>
        [
          String(id).padStart(6),
          (kind === 'series' ? 'series' : seriesId === null ? 'tournament' : 'stage').padEnd(10),
          state.padEnd(9),
          slug.padEnd(34),
          `${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'no end'}`,
          `members ${memberCount}${terms.seats === null ? '' : ` of ${terms.seats}`}`,
        ].join('  '),
      )
      .join('\n')
  },
}

export const finishTournament: Command = {
  name: 'tournament finish',
  takes: '<tournament>',
  says: 'end a tournament or a series now; its winners are paid as at its own end',
  count: 1,
  async run(context, [wanted], request) {
    const { slug } = await change(context, request, wanted!, 'finish', (trx, contest) =>
      finishNow(trx, context.clock, contest),
    )
    return `${slug} has ended. Its winners are paid as soon as every round that counts is read, usually within two minutes.`
  },
}

export const cancelTournament: Command = {
  name: 'tournament cancel',
  takes: '<tournament>',
  says: 'end a tournament or a series for good: nothing is won, and paid seats are given back',
  count: 1,
  async run(context, [wanted], request) {
    const { slug } = await change(context, request, wanted!, 'cancel', (trx, contest) =>
      cancelNow(trx, context.clock, contest),
    )
    return `${slug} is cancelled. Paid seats are given back within some seconds.`
  },
}

export const rescoreTournament: Command = {
  name: 'tournament rescore',
  takes: '<tournament>',
  says: 'count the scores of a tournament anew from its rounds, until its winners are known',
  count: 1,
  async run(context, [wanted], request) {
    const { slug, done } = await change(context, request, wanted!, 'rescore', rescore)
    return `${slug} is counted anew from ${done?.rounds ?? 0} rounds.`
  },
}

export const disqualifyPlayer: Command = {
  name: 'tournament disqualify',
  takes: '<tournament> <player>',
  says: 'take rank and seat from a member of a tournament or a series, until its winners are known',
  count: 2,
  async run(context, [wanted, who], request) {
    const player = await getDeskPlayer(context.db, who!)
    const { slug } = await change(
      context,
      request,
      wanted!,
      'disqualify',
      (trx, contest) => disqualify(trx, context.clock, contest, player.id),
      { player: player.id },
    )
    return `${player.nickName} (${player.id}) is disqualified in ${slug}.`
  },
}

export const inviteToTournament: Command = {
  name: 'tournament invite',
  takes: `<tournament> <player or '${anyone}'>`,
  says: 'write an invitation that lets one player join, once; for a player it is of no use to others',
  count: 2,
  async run({ db, clock }, [wanted, who], { operator, reason, key }) {
    const contest = await getTournament({ db, clock }, wanted!)
    const player = who === anyone ? null : await getDeskPlayer(db, who!)
    const code = await db.transaction().execute(async (trx) => {
      const written = await invite(trx, clock.now(), contest, player?.id ?? null)
      if (written === null) throw new DeskError(`${contest.slug} is joined without an invitation.`)
      await recordAudit(trx, {
        actor: operator,
        action: 'tournament invite',
        subject: `tournament ${contest.slug}`,
        reason,
        detail: { player: player?.id ?? null, key },
      })
      return written
    })
    return `${code} lets ${player ? `${player.nickName} (${player.id})` : 'whoever has it'} into ${contest.slug}, once.`
  },
}

async function getTournament(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  wanted: string,
): Promise<DeskContest> {
  const found = await findForDesk(db, clock.now(), wanted)
  if (!found)
    throw new DeskError(`There is no tournament '${wanted}': \`tournament list\` has ids and slugs.`)
  return found
}

/**
 * Runs a change in one transaction, writes it down, and tells open pages.
 * @throws DeskError that says what is in its way
 */
async function change<Done extends object>(
  { db, clock, realtime }: DeskContext,
  { operator, reason, key }: DeskRequest,
  wanted: string,
  verb: string,
  run: (trx: PlatformDatabase, contest: DeskContest) => Promise<DeskObstacle | Done | null>,
  detail: object = {},
): Promise<{ slug: string; done: Done | null }> {
  const contest = await getTournament({ db, clock }, wanted)
  const { slug } = contest
  const done = await db.transaction().execute(async (trx) => {
    const answer = await run(trx, contest)
    if (typeof answer === 'string') throw new DeskError(`${slug} ${words[answer]}.`)
    await recordAudit(trx, {
      actor: operator,
      action: `tournament ${verb}`,
      subject: `tournament ${slug}`,
      reason,
      detail: { ...detail, key },
    })
    return answer
  })
  tellTournamentChange(realtime, await getTournament({ db, clock }, String(contest.id)), clock.now())
  return { slug, done }
}

const words: Record<DeskObstacle, string> = {
  'not begun': 'has not begun yet',
  over: 'is over already',
  decided: 'has its winners already',
  cancelled: 'is cancelled',
  'no member': 'has no such member',
  'no score of its own': 'has no score of its own: its stages are counted anew',
}
