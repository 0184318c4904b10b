import type { ContactType, Locale } from '@yanta/contract'
import { networkOf } from '@yanta/server'
import { sql, type Kysely } from 'kysely'

export interface Account {
  userId: number
  passwordHash: string
  isClosed: boolean
  email: string | null
  phone: string | null
  locale: Locale
}

export async function findAccount(
  db: Kysely<any>,
  type: ContactType,
  login: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id as "userId", password_hash as "passwordHash", closed_at is not null as "isClosed", email, phone, locale
    from users where ${type === 'email' ? sql.ref('email') : sql.ref('phone')} = ${login}`.execute(db)
  return rows[0]
}

export async function getAccount(db: Kysely<any>, userId: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select id as "userId", password_hash as "passwordHash", closed_at is not null as "isClosed", email, phone, locale from users where id = ${userId}`.execute(
    db,
  )
  return rows[0]!
}

export interface LoginNeeds {
  passwordHash: string
  /** The login requires an app's code. */
  hasTotp: boolean
  hasNewDeviceMail: boolean
}

/** Whether this is still the account's password; it can't change until the transaction ends. */
export async function holdPassword(
  trx: Kysely<any>,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
): Promise<boolean> {
  const { rows } =
    await sql`select from users where id = ${userId} and password_hash = ${passwordHash} for share`.execute(
      trx,
    )
  return rows.length > 0
}

/** The player's settings for logins. */
export async function getLoginNeeds(db: Kysely<any>, userId: number): Promise<LoginNeeds> {
  const { rows } = await sql<LoginNeeds>`
    select password_hash as "passwordHash", has_new_device_mail as "hasNewDeviceMail",
      exists (select from totp_secrets t where t.user_id = u.id and t.enabled_at is not null) as "hasTotp"
    from users u where id = ${userId}`.execute(db)
  return rows[0]!
}

export interface NewSession {
  id: string
  userId: number
  socketHash: string
  lifetimeSeconds: number
  address: string
  /** Empty when unknown. */
  region: string
  userAgent: string
  isNewPlace: boolean
}

export async function insertSession(db: Kysely<any>, session: NewSession): Promise<void> {
  const { id, userId, socketHash, lifetimeSeconds, address, region, userAgent, isNewPlace } = session
  await sql`
    insert into sessions (id, user_id, socket_hash, expires_at, address, user_agent, last_address, last_region, is_new_place)
    values (${id}, ${userId}, ${socketHash}, now() + make_interval(secs => ${lifetimeSeconds}), ${address}, ${userAgent}, ${address}, nullif(${region}::text, ''), ${isNewPlace})`.execute(
    db,
  )
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
export async function lockSession(trx: Kysely<any>, id: string): Promise<SessionState | undefined> {
  const { rows } = await sql<SessionState>`
    select s.user_id as "userId", s.refresh_generation as generation, (extract(epoch from now() - s.rotated_at) * 1000)::float8 as "rotatedMsAgo",
      s.ended_at is null and s.expires_at > now() as "isLiving", u.closed_at is not null as "isClosed"
    from sessions s join users u on u.id = s.user_id where s.id = ${id} for update of s`.execute(trx)
  return rows[0]
}

/** Begins the next generation and extends the session's expiry. */
export async function rotateSession(trx: Kysely<any>, id: string, lifetimeSeconds: number): Promise<void> {
  await sql`
    update sessions set refresh_generation = refresh_generation + 1, rotated_at = now(), expires_at = now() + make_interval(secs => ${lifetimeSeconds})
    where id = ${id}`.execute(trx)
}

/** Returns whether it was still active. */
export async function endSessionRow(db: Kysely<any>, id: string, reason: string): Promise<boolean> {
  const { rows } =
    await sql`update sessions set ended_at = now(), end_reason = ${reason} where id = ${id} and ended_at is null returning id`.execute(
      db,
    )
  return rows.length > 0
}

/** Ends every login of a player, except `exceptId`; returns their ids. Locked in one order, so that two concurrent calls never deadlock. */
export async function endSessionRowsOf(
  db: Kysely<any>,
  userId: number,
  reason: string,
  exceptId = '',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with living as (select id from sessions where user_id = ${userId} and ended_at is null and id <> ${exceptId} order by id for update)
    update sessions set ended_at = now(), end_reason = ${reason} from living where sessions.id = living.id returning sessions.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether a login of the player ever began in the network of this address: at home the second half of an IPv6 address changes daily. */
export async function hasLoggedInFrom(db: Kysely<any>, userId: number, address: string): Promise<boolean> {
  const { rows } =
    await sql`select from known_places where user_id = ${userId} and network = ${networkOf(address)} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Records a device; true when it is new for the player. */
export async function recordDevice(db: Kysely<any>, userId: number, device: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into known_devices (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set last_seen_at = now()
    returning xmax = 0 as "isNew"`.execute(db)
  return rows[0]!.isNew
}

/** Records the network and device of a login; true when the player had logged in before, but never from this pair. */
export async function recordLocation(
  db: Kysely<any>,
  userId: number,
  network: string,
  device: string,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (select exists (select from known_places where user_id = ${userId}) as "hasBeenAnywhere"),
      added as (insert into known_places (user_id, network, device) values (${userId}, ${network}, ${device}) on conflict do nothing returning true)
    select "hasBeenAnywhere" and exists (select from added) as "isNew" from before`.execute(db)
  return rows[0]!.isNew
}
