// Invented players who play while the demo runs, so that its lobby looks like that of a busy site. In demo mode only, separate
// from the players one can log in as: a regular has no password and an address that can't exist. Their money comes from the ledger,
// and all their actions go through the usual path: a run of a game, its server, the wallet.
import type { Currency, Locale } from '@yanta/contract'
import { slotEngines } from '@yanta/game-rules/engines'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../platform-database.ts'
import { Refusal } from '@yanta/server'
import { startRun } from '../../modules/play/game-sessions/game-sessions.service.ts'
import { credit } from '../../modules/money/ledger/ledger.service.ts'
import { createPlayer, findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import { findStatus, selectContest, selectRunning } from '../../modules/rewards/contests/contests.service.ts'
import { joinMembers } from '../../modules/rewards/contests/members.service.ts'
import { giveFive } from '../../modules/rewards/promotions/high-fives/give-five.service.ts'
import type { PromotionTerms } from '../../modules/rewards/promotions/promotion-terms.ts'
import { findChosen } from '../../modules/rewards/tournaments/choices/choices.service.ts'
import { join } from '../../modules/rewards/tournaments/joining/join-tournament.service.ts'
import type {
  TournamentContest,
  TournamentTerms,
} from '../../modules/rewards/tournaments/tournament-terms.ts'
import { seedScope } from './demo-players.ts'

interface Person {
  nickName: string
  currency: Currency
  locale: Locale
  country: string
  balance: number
}

const people: readonly Person[] = [
  { nickName: 'Northwind', currency: 'RUB', locale: 'ru', country: 'ru', balance: 6_400_000 },
  { nickName: 'Полынь', currency: 'RUB', locale: 'ru', country: 'ru', balance: 4_150_000 },
  { nickName: 'Nordstern', currency: 'EUR', locale: 'en', country: 'de', balance: 72_000 },
  { nickName: 'Арбузов', currency: 'RUB', locale: 'ru', country: 'ru', balance: 9_870_000 },
  { nickName: 'Тимьян', currency: 'RUB', locale: 'ru', country: 'ru', balance: 3_300_000 },
  { nickName: 'Жулдыз', currency: 'KZT', locale: 'ru', country: 'kz', balance: 28_000_000 },
  { nickName: 'Kestrel', currency: 'CAD', locale: 'en', country: 'ca', balance: 110_000 },
  { nickName: 'Щегол', currency: 'RUB', locale: 'ru', country: 'ru', balance: 5_050_000 },
  { nickName: 'Mirabelle', currency: 'EUR', locale: 'en', country: 'fr', balance: 64_000 },
  { nickName: 'Кузнечик', currency: 'UAH', locale: 'ru', country: 'ua', balance: 2_900_000 },
  { nickName: 'Lunokhod', currency: 'RUB', locale: 'ru', country: 'ru', balance: 7_700_000 },
  { nickName: 'Juniper', currency: 'USD', locale: 'en', country: 'us', balance: 88_000 },
  { nickName: 'Барсучок', currency: 'RUB', locale: 'ru', country: 'ru', balance: 4_800_000 },
  { nickName: 'Saltmarsh', currency: 'CAD', locale: 'en', country: 'ca', balance: 96_000 },
  { nickName: 'Зимородок', currency: 'RUB', locale: 'ru', country: 'ru', balance: 8_200_000 },
  { nickName: 'Тюльпан', currency: 'KZT', locale: 'ru', country: 'kz', balance: 31_000_000 },
  { nickName: 'Halcyon', currency: 'USD', locale: 'en', country: 'us', balance: 74_000 },
  { nickName: 'Каравай', currency: 'UAH', locale: 'ru', country: 'ua', balance: 3_400_000 },
  { nickName: 'Marisol', currency: 'EUR', locale: 'en', country: 'es', balance: 59_000 },
  { nickName: 'Ледокол', currency: 'RUB', locale: 'ru', country: 'ru', balance: 6_900_000 },
  { nickName: 'Foxglove', currency: 'EUR', locale: 'en', country: 'ie', balance: 81_000 },
  { nickName: 'Вереск', currency: 'RUB', locale: 'ru', country: 'ru', balance: 5_600_000 },
  { nickName: 'Ondine', currency: 'EUR', locale: 'en', country: 'be', balance: 67_000 },
  { nickName: 'Стриж', currency: 'RUB', locale: 'ru', country: 'ru', balance: 7_100_000 },
]

/** A domain that receives no mail (RFC 2606). */
const domain = 'regulars.invalid'
const addressOf = (index: number) => `${index + 1}@${domain}`

/** How many the art has. */
const avatars = 8

export interface Regulars {
  readonly count: number
  /** Whether any of them has ever played. */
  havePlayed(): Promise<boolean>
  /**
   * The run token of the wanted game, or of one that often counts in the chosen tournament, for one of them, which ends the previous run;
   * null while no game can be played.
   */
  openGame(index: number, wanted?: string): Promise<string | null>
  /** Joins the promotions that run and wait for a button. */
  joinPromotions(index: number): Promise<void>
  /** Chooses a tournament that runs, as a player would, when none is chosen. */
  chooseTournament(index: number): Promise<void>
  /** Gives some member of a promotion five, where one with high fives runs and the limits allow it. */
  giveFive(index: number): Promise<void>
}

/** Creates the missing accounts. Idempotent. */
export async function seedDemoRegulars(app: FastifyInstance): Promise<Regulars> {
  const { db, clock, config, regions } = app.deps
  if (config.mode !== 'demo') throw new Error('regulars are a part of demo mode')
  const players = await db.transaction().execute((trx) => seedRegulars(trx, clock.now()))
  return {
    count: players.length,
    async havePlayed() {
      const ids = players.map(({ id }) => id)
      const played = await db
        .selectFrom('rounds')
        .select('id')
        .where('user_id', 'in', ids)
        .limit(1)
        .executeTakeFirst()
      return played !== undefined
    },
    async openGame(index, wanted) {
      const {
        id,
        person: { locale, currency },
      } = players[index]!
      const slug = wanted ?? (await findCountedGame(db, clock.now(), id)) ?? (await findSomeGame(db))
      if (slug === null) return null
      const { run } = await startRun(
        db,
        {
          clock,
          secret: config.sessionSecret,
          gamesOrigin: config.gamesOrigin,
          siteOrigin: config.siteOrigin,
          isRegionBlocked: regions.isBlocked,
          isDemoOfPlayers: false,
        },
        {
          slug,
          mode: 'real',
          platform: 'desktop',
          locale,
          isConfirmed: true,
          region: '',
          player: { id, sessionId: null, currency, isClosed: false },
        },
      )
      return run.data.runToken
    },
    async joinPromotions(index) {
      const now = clock.now()
      for (const contest of await selectRunning<PromotionTerms>(db, 'promotion', now))
        if (contest.terms.joinButton)
          await db.transaction().execute((trx) => joinMembers(trx, now, contest, [players[index]!.id]))
    },
    async chooseTournament(index) {
      const {
        id,
        person: { currency },
      } = players[index]!
      if (await findChosenTournament(db, id, clock.now())) return
      const running = await selectRunning<TournamentTerms>(db, 'tournament', clock.now())
      const contest = running[Math.floor(Math.random() * running.length)]
      if (!contest) return
      const { price } = contest.terms
      await join(app.deps, { id, currency }, contest, { ...(price !== null && { price }) }).catch(
        (error: unknown) => {
          // A condition does not hold: another tournament may be chosen next time.
          if (!(error instanceof Refusal)) throw error
        },
      )
    },
    async giveFive(index) {
      const { id, person } = players[index]!
      const friend = await findSomeMember(db, id, clock.now())
      if (!friend) return
      const player = { id, nickName: person.nickName }
      await giveFive(app.deps, app.deps, { player, visitor: null, address: '' }, friend).catch(
        (error: unknown) => {
          // A limit is reached: another member may be given five next time.
          if (!(error instanceof Refusal)) throw error
        },
      )
    },
  }
}

/** Creates the missing accounts, inside the caller's transaction. Idempotent. */
export async function seedRegulars(
  trx: PlatformDatabase,
  now: Date,
): Promise<{ id: number; person: Person }[]> {
  const players: { id: number; person: Person }[] = []
  for (const [index, person] of people.entries()) {
    const id =
      (await findPlayerByEmail(trx, addressOf(index))) ?? (await seedRegular(trx, now, index, person))
    if (id !== null) players.push({ id, person })
  }
  return players
}

/** Null when another player has the nickname. */
async function seedRegular(
  trx: PlatformDatabase,
  now: Date,
  index: number,
  { nickName, currency, locale, country, balance }: Person,
): Promise<number | null> {
  const id = await createPlayer(trx, now, {
    email: addressOf(index),
    phone: null,
    passwordHash: '',
    nickName,
    currency,
    locale,
    country,
    birthday: null,
    avatar: (index % avatars) + 1,
    registrationContactType: 'email',
    isVerified: false,
  })
  if (id !== null)
    await credit(trx, {
      userId: id,
      currency,
      amount: balance,
      scope: seedScope,
      key: `starting-balance:${id}`,
      note: 'starting balance of a regular of the demo',
    })
  return id
}

async function findSomeMember(
  db: PlatformDatabase,
  userId: number,
  now: Date,
): Promise<{ actionId: string; toUserId: string } | null> {
  const contests = await selectRunning<PromotionTerms>(db, 'promotion', now)
  const ids = contests.filter(({ terms }) => terms.highFives).map(({ id }) => id)
  if (ids.length === 0) return null
  const found = await db
    .selectFrom('contest_members')
    .select(['contest_id as contestId', 'user_id as userId'])
    .where('contest_id', 'in', ids)
    .where('user_id', '<>', userId)
    .orderBy(({ fn }) => fn<number>('random'))
    .limit(1)
    .executeTakeFirst()
  return found ? { actionId: String(found.contestId), toUserId: String(found.userId) } : null
}

/** The tournament that a player has chosen, while it runs. */
async function findChosenTournament(
  db: PlatformDatabase,
  userId: number,
  now: Date,
): Promise<TournamentContest | null> {
  const id = await findChosen(db, userId)
  const chosen = id === null ? undefined : await selectContest<TournamentTerms>(db, 'tournament', id)
  return chosen && findStatus(chosen, now) === 'active' ? chosen : null
}

/** So many sittings are for the chosen tournament, the others for what is there besides. */
const countedShare = 0.7

async function findCountedGame(db: PlatformDatabase, now: Date, userId: number): Promise<string | null> {
  if (Math.random() > countedShare) return null
  const slugs = (await findChosenTournament(db, userId, now))?.terms.games.slugs
  return slugs ? findSomeGame(db, slugs) : null
}

/** Of the named ones, or any. */
async function findSomeGame(db: PlatformDatabase, slugs?: readonly string[]): Promise<string | null> {
  const game = await db
    .selectFrom('games')
    .select('slug')
    .where('is_listed', '=', true)
    .where('disabled_reason', 'is', null)
    .where('engine', 'in', [...slotEngines, 'roulette'])
    .$if(slugs !== undefined, (query) => query.where('slug', 'in', slugs!))
    .orderBy(({ fn }) => fn<number>('random'))
    .limit(1)
    .executeTakeFirst()
  return game?.slug ?? null
}
