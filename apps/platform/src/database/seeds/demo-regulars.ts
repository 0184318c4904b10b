// Invented players who play while the demo runs, so that its lobby looks like that of a busy site. In demo mode only, separate
// from the players one can log in as: a regular has no password and an address that can't exist. Their money comes from the ledger,
// and all their actions go through the usual path: a run of a game, its server, the wallet.
import type { Currency, Locale } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../platform-database.ts'
import { startRun } from '../../modules/play/game-sessions/game-sessions.service.ts'
import { credit } from '../../modules/money/ledger/ledger.service.ts'
import { createPlayer, findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
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
]

/** A domain that receives no mail (RFC 2606). */
const domain = 'regulars.invalid'

export interface Regulars {
  readonly count: number
  /** Whether any of them has ever played. */
  havePlayed(): Promise<boolean>
  /** The run token of the wanted game, or of any game, for one of them, which ends the previous run; null while no game can be played. */
  openGame(index: number, wanted?: string): Promise<string | null>
}

/** Creates the missing accounts. Idempotent. */
export async function seedDemoRegulars(app: FastifyInstance): Promise<Regulars> {
  const { db, clock, config, regions } = app.deps
  if (config.mode !== 'demo') throw new Error('regulars are a part of demo mode')
  const players = await db.transaction().execute((trx) => seedAll(trx, clock.now()))
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
      const slug = wanted ?? (await findSomeGame(db))
      if (slug === null) return null
      const {
        id,
        person: { locale, currency },
      } = players[index]!
      const { run } = await startRun(
        db,
        {
          clock,
          secret: config.sessionSecret,
          gamesOrigin: config.gamesOrigin,
          siteOrigin: config.siteOrigin,
          isRegionBlocked: regions.isBlocked,
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
  }
}

async function seedAll(trx: PlatformDatabase, now: Date): Promise<{ id: number; person: Person }[]> {
  const players: { id: number; person: Person }[] = []
  for (const [index, person] of people.entries()) {
    const email = `${index + 1}@${domain}`
    const id = (await findPlayerByEmail(trx, email)) ?? (await seedRegular(trx, now, email, person))
    if (id !== null) players.push({ id, person })
  }
  return players
}

/** Null when another player has the nickname. */
async function seedRegular(
  trx: PlatformDatabase,
  now: Date,
  email: string,
  { nickName, currency, locale, country, balance }: Person,
): Promise<number | null> {
  const id = await createPlayer(trx, now, {
    email,
    phone: null,
    passwordHash: '',
    nickName,
    currency,
    locale,
    country,
    birthday: null,
    avatar: 1,
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

async function findSomeGame(db: PlatformDatabase): Promise<string | null> {
  const game = await db
    .selectFrom('games')
    .select('slug')
    .where('is_listed', '=', true)
    .where('disabled_reason', 'is', null)
    .where('engine', 'in', ['slot', 'roulette'])
    .orderBy(({ fn }) => fn<number>('random'))
    .limit(1)
    .executeTakeFirst()
  return game?.slug ?? null
}
