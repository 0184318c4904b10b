import type { Currency, Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'
import { DeskError } from './desk-error.ts'

export interface DeskPlayer {
  id: number
  email: string | null
  phone: string | null
  nickName: string
  currency: Currency
  locale: Locale
  isClosed: boolean
  createdAt: Date
  /** The affiliate that referred the player [5.15], and the affiliate's own id. */
  referralCode: string | null
  subid: string | null
}

const columns = sql.raw(
  'id, email, phone, nick_name as "nickName", currency, locale, closed_at is not null as "isClosed", created_at as "createdAt", referral_code as "referralCode", referral_subid as subid',
)
const mostListed = 50

/** The one player with this id, e-mail, phone or nickname. Throws DeskError when there is none, or more than one. */
export async function getDeskPlayer(db: Kysely<any>, text: string): Promise<DeskPlayer> {
  const wanted = text.trim().toLowerCase()
  const { rows } = await sql<DeskPlayer>`
    select ${columns} from users
    where id::text = ${wanted} or email = ${wanted} or phone = ${wanted.replace(/^\+/, '')} or lower(nick_name) = ${wanted} order by id limit 10`.execute(
    db,
  )
  if (rows.length === 0)
    throw new DeskError(
      `There is no player '${text}': give an id, an e-mail, a phone or a nickname. \`player list\` shows them.`,
    )
  if (rows.length > 1)
    throw new DeskError(
      `'${text}' fits several players (${rows.map(({ id }) => id).join(', ')}): give the id.`,
    )
  return rows[0]!
}

export async function listDeskPlayers(db: Kysely<any>): Promise<DeskPlayer[]> {
  const { rows } =
    await sql<DeskPlayer>`select ${columns} from users order by id desc limit ${mostListed}`.execute(db)
  return rows
}
