import type { Currency, Locale } from '@yanta/contract'
import { bool, integer, neverNull, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../database/platform-database.ts'

/** The player behind a request. */
export interface Player {
  id: number
  sessionId: string
  currency: Currency
  locale: Locale
  nickName: string
  isClosed: boolean
  /** A self-exclusion runs: see `openToExcluded`. */
  isExcluded: boolean
}

const livingLogin = row({
  id: integer,
  sessionId: text,
  currency: text<Currency>(),
  locale: text<Locale>(),
  nickName: text,
  isClosed: neverNull(bool),
  isExcluded: neverNull(bool),
})

/** The player of a login that has neither ended nor expired. Raw, since each call of a player asks it: the builder takes a third of its time. */
export async function findLivingLogin(
  db: PlatformDatabase,
  sessionId: string,
  now: Date,
): Promise<Player | null> {
  const login = await query(livingLogin)`
    select u.id, s.id as "sessionId", u.currency, u.locale, u.nick_name as "nickName", u.closed_at is not null as "isClosed",
      exists (select from self_exclusions x where x.user_id = u.id and x.ended_at is null) as "isExcluded"
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}`.find(db)
  return login ?? null
}

/** Whether a login has neither ended nor expired; it can't end before the transaction does. */
export async function holdLivingLogin(trx: PlatformDatabase, id: string, now: Date): Promise<boolean> {
  const login = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst()
  return login !== undefined
}

/** The login that a socket hash opens, if it has neither ended nor expired. */
export async function findLoginOfSocket(
  db: PlatformDatabase,
  hash: string,
  now: Date,
): Promise<{ userId: number; sessionId: string } | null> {
  const login = await db
    .selectFrom('sessions')
    .select(['user_id as userId', 'id as sessionId'])
    .where('socket_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return login ?? null
}
