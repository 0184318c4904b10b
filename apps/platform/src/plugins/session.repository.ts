import type { Currency, Locale } from '@yanta/contract'
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

/** The player of a login that has neither ended nor expired. */
export async function findLivingLogin(
  db: PlatformDatabase,
  sessionId: string,
  now: Date,
): Promise<Player | null> {
  const login = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => [
      'users.id',
      'sessions.id as sessionId',
      'users.currency',
      'users.locale',
      'users.nick_name as nickName',
      eb('users.closed_at', 'is not', null).$castTo<boolean>().as('isClosed'),
      eb
        .exists(
          eb
            .selectFrom('self_exclusions as x')
            .select('x.id')
            .whereRef('x.user_id', '=', 'users.id')
            .where('x.ended_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('isExcluded'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return login ?? null
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
