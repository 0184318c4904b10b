import type { ContactType, Locale } from '@yanta/contract'
import { bool, query, row, text, type RowOf } from '@yanta/database/statements'
import { networkOf } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface Account {
  userId: number
  passwordHash: string
  isClosed: boolean
  email: string | null
  phone: string | null
  locale: Locale
}

const selectAccount = (db: PlatformDatabase) =>
  db
    .selectFrom('users')
    .select(['id as userId', 'password_hash as passwordHash', 'email', 'phone', 'locale'])
    .select((eb) => eb('closed_at', 'is not', null).$castTo<boolean>().as('isClosed'))

export async function findAccount(
  db: PlatformDatabase,
  type: ContactType,
  login: string,
): Promise<Account | undefined> {
  return selectAccount(db).where(type, '=', login).executeTakeFirst()
}

export async function getAccount(db: PlatformDatabase, userId: number): Promise<Account> {
  return selectAccount(db).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Whether this is still the account's password; it can't change until the transaction ends. */
export async function holdPassword(
  trx: PlatformDatabase,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const held = await query(
    row({}),
  )`select from users where id = ${userId} and password_hash = ${passwordHash} for share`.find(trx)
  return held !== undefined
}

/** Whether the account is open; it can't be closed until the transaction ends. */
export async function holdOpenAccount(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const held = await query(
    row({}),
  )`select from users where id = ${userId} and closed_at is null for share`.find(trx)
  return held !== undefined
}

/** `hasTotp`: the login requires an app's code. */
const loginNeeds = row({ passwordHash: text, hasTotp: bool, hasNewDeviceMail: bool })

/** The player's settings for logins. */
export async function getLoginNeeds(db: PlatformDatabase, userId: number): Promise<RowOf<typeof loginNeeds>> {
  return query(loginNeeds)`
    select password_hash as "passwordHash", has_new_device_mail as "hasNewDeviceMail",
      exists (select from totp_secrets t where t.user_id = u.id and t.enabled_at is not null) as "hasTotp"
    from users u where id = ${userId}`.get(db)
}

export interface NewSession {
  id: string
  userId: number
  socketHash: string
  expiresAt: Date
  address: string
  /** Empty when unknown. */
  region: string
  userAgent: string
  isNewPlace: boolean
}

export async function insertSession(db: PlatformDatabase, now: Date, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      socket_hash: session.socketHash,
      rotated_at: now,
      created_at: now,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
      last_seen_at: now,
      last_address: session.address,
      last_region: session.region === '' ? null : session.region,
      is_new_place: session.isNewPlace,
    })
    .execute()
}

export interface SessionState {
  userId: number
  generation: number
  /** Milliseconds since the generation began. */
  rotatedMsAgo: number
  isLiving: boolean
  isClosed: boolean
}

/** Locks the session until the transaction ends, so that two refreshes queue. */
export async function lockSession(
  trx: PlatformDatabase,
  now: Date,
  id: string,
): Promise<SessionState | undefined> {
  const session = await trx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.user_id as userId',
      's.refresh_generation as generation',
      's.rotated_at as rotatedAt',
      's.ended_at as endedAt',
      's.expires_at as expiresAt',
      'u.closed_at as closedAt',
    ])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()
  return (
    session && {
      userId: session.userId,
      generation: session.generation,
      rotatedMsAgo: now.getTime() - session.rotatedAt.getTime(),
      isLiving: session.endedAt === null && session.expiresAt > now,
      isClosed: session.closedAt !== null,
    }
  )
}

/** Begins the next generation, and sets the session's expiry. */
export async function rotateSession(
  trx: PlatformDatabase,
  now: Date,
  id: string,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({
      refresh_generation: eb('refresh_generation', '+', 1),
      rotated_at: now,
      expires_at: expiresAt,
    }))
    .where('id', '=', id)
    .execute()
}

/** Returns whether it was still active. */
export async function endSessionRow(
  db: PlatformDatabase,
  now: Date,
  id: string,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const endedSession = row({ id: text })

/** Ends every login of a player, except `exceptId`; returns their ids. Locked in one order, so that two concurrent calls never deadlock. */
export async function endSessionRowsOf(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  reason: string,
  exceptId = '',
): Promise<string[]> {
  const ended = await query(endedSession)`
    with living as (select id from sessions where user_id = ${userId} and ended_at is null and id <> ${exceptId} order by id for update)
    update sessions set ended_at = ${now}, end_reason = ${reason} from living where sessions.id = living.id returning sessions.id`.list(
    db,
  )
  return ended.map(({ id }) => id)
}

/** Whether a login of the player ever began in the network of this address: at home the second half of an IPv6 address changes daily. */
export async function hasLoggedInFrom(
  db: PlatformDatabase,
  userId: number,
  address: string,
): Promise<boolean> {
  const known = await query(
    row({}),
  )`select from known_places where user_id = ${userId} and network = ${networkOf(address)} limit 1`.find(db)
  return known !== undefined
}

const newness = row({ isNew: bool })

/** Records a device; true when it is new for the player. */
export async function recordDevice(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  device: string,
): Promise<boolean> {
  const { isNew } = await query(newness)`
    insert into known_devices (user_id, device, first_seen_at, last_seen_at) values (${userId}, ${device}, ${now}, ${now})
    on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 as "isNew"`.get(db)
  return isNew
}

/** Records the network and device of a login; true when the player had logged in before, but never from this pair. */
export async function recordLocation(
  db: PlatformDatabase,
  userId: number,
  network: string,
  device: string,
): Promise<boolean> {
  const { isNew } = await query(newness)`
    with before as (select exists (select from known_places where user_id = ${userId}) as "hasBeenAnywhere"),
      added as (insert into known_places (user_id, network, device) values (${userId}, ${network}, ${device}) on conflict do nothing returning true)
    select "hasBeenAnywhere" and exists (select from added) as "isNew" from before`.get(db)
  return isNew
}
