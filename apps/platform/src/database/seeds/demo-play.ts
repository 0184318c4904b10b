// The play of the weeks that a demo player's progress tells of, in the demo of one process only, where regulars play too: rounds and
// ledger entries, so that activity, history and statement are not empty. It costs the player nothing: what was lost is credited before.
// Once, while nothing else has moved: the ids of the ledger are in the order of its times.
import { addSeconds } from '@yanta/config/clock'
import { command } from '@yanta/database/statements'
import type { LoadedContent, PlayerEntry } from '@yanta/content'
import { findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import {
  credit,
  lockWallet,
  postMovements,
  type Movement,
} from '../../modules/money/ledger/ledger.service.ts'
import { createWeeks } from '../../plugins/calendar.ts'
import type { PlatformDatabase } from '../platform-database.ts'
import { seedScope } from './demo-players.ts'
import { buildWeekRounds, type DemoRound } from './demo-rounds.ts'

const provider = 'yanta'
const day = 86_400

type PlayContent = Pick<LoadedContent, 'players' | 'settings'>

/** Before everything that `seedDemoPlay` writes; null where it writes nothing. */
export function findPlayBegin(now: Date, { players, settings }: PlayContent): Date | null {
  const player = findPlayed(players)
  return player ? beginOf(listRounds(now, player, settings.timeZone)) : null
}

const findPlayed = (players: readonly PlayerEntry[]) =>
  players.find(({ progress }) => progress && progress.rounds.length > 0)
const beginOf = ([first]: readonly DemoRound[]) => addSeconds(first!.at, -day)

export async function seedDemoPlay(
  db: PlatformDatabase,
  now: Date,
  { players, settings }: PlayContent,
): Promise<void> {
  const player = findPlayed(players)
  const userId = player && (await findPlayerByEmail(db, player.email.toLowerCase()))
  if (!player || userId === undefined) return
  const rounds = listRounds(now, player, settings.timeZone)
  await db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId)
    const moved = await trx
      .selectFrom('ledger_transactions')
      .select('id')
      .where('scope', '<>', seedScope)
      .limit(1)
      .executeTakeFirst()
    if (!moved) await seedRounds(trx, now, { userId, player, rounds })
  })
}

/** In their order. */
export function listRounds(now: Date, { progress }: PlayerEntry, timeZone: string): DemoRound[] {
  const { weekOf } = createWeeks(timeZone)
  const { weeks, rounds } = progress!
  const games = rounds.map(({ game }) => game)
  let endsAt = now
  const played = weeks.map((week) => {
    const { startsAt } = weekOf(addSeconds(endsAt, -1))
    const built = buildWeekRounds({ ...week, startsAt, endsAt }, games)
    endsAt = startsAt
    return built
  })
  return played.toReversed().flat()
}

async function seedRounds(
  trx: PlatformDatabase,
  now: Date,
  { userId, player, rounds }: { userId: number; player: PlayerEntry; rounds: readonly DemoRound[] },
): Promise<void> {
  const { currency, locale } = player
  const [first, lost] = [rounds[0]!.at, rounds.reduce((sum, { stake, win }) => sum + stake - win, 0)]
  if (lost > 0)
    await credit(trx, {
      userId,
      currency,
      amount: lost,
      scope: seedScope,
      key: `played:${userId}`,
      note: 'what a demo player has lost since',
      at: beginOf(rounds),
    })
  const named = rounds.map((round, index) => ({ ...round, ref: `demo-${userId}-${index + 1}` }))
  const refs = named.map(({ ref }) => ref)
  const times = rounds.map(({ at }) => at)
  const games = [...new Set(rounds.map(({ game }) => game))]
  await command`
    with sessions as (
      insert into game_sessions
        (user_id, mode, game_slug, currency, locale, run_token_seed, run_token_hash, active, created_at, expires_at, provider)
      select ${userId}, 'real', game, ${currency}::text, ${locale}::text, '', 'ended ' || ${userId}::int8 || ' ' || game, false,
        ${first}::timestamptz, ${first}::timestamptz, ${provider}::text
      from unnest(${games}::text[]) as game
      returning id, game_slug
    ), opened as (
      insert into recent_games (user_id, game_slug, opened_at)
      select ${userId}, game, max(at) from unnest(${rounds.map(({ game }) => game)}::text[], ${times}::timestamptz[]) as played (game, at)
      group by game on conflict do nothing
    )
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real,
      win_bonus, started_at, ended_at)
    select ${provider}::text, played.ref, s.id, ${userId}, played.game, ${currency}::text, 'settled', played.stake, played.stake, 0, played.win, 0,
      played.at, least(played.at + interval '4 seconds', ${now}::timestamptz)
    from unnest(${refs}::text[], ${rounds.map(({ game }) => game)}::text[], ${rounds.map(({ stake }) => stake)}::bigint[],
      ${rounds.map(({ win }) => win)}::bigint[], ${times}::timestamptz[]) with ordinality as played (ref, game, stake, win, at, number)
    join sessions s on s.game_slug = played.game order by played.number`.run(trx)
  const base = { scope: provider, house: 'games' } as const
  const movements = named.flatMap(({ ref, stake, win, at }): Movement[] => [
    { ...base, kind: 'bet', key: `${ref}-bet`, gains: { real: -stake }, at },
    ...(win > 0 ? [{ ...base, kind: 'win' as const, key: `${ref}-win`, gains: { real: win }, at }] : []),
  ])
  await postMovements(trx, await lockWallet(trx, userId), movements)
}
