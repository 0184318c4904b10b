import { date, integer, json, nullable, query, row, text, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'

const exchange = row({
  contestId: integer,
  prize: text,
  price: nullable(integer),
  giftIds: json<number[]>(),
  points: integer,
  additional: integer,
})
/** Points and additional points are the balances after it. */
export type Exchange = RowOf<typeof exchange>

export function selectExchange(
  db: PlatformDatabase,
  userId: number,
  key: string,
): Promise<Exchange | undefined> {
  return query(exchange)`
    select contest_id as "contestId", prize, price, gift_ids as "giftIds", points, additional
    from contest_exchanges where user_id = ${userId} and key = ${key}`.find(db)
}

const inserted = row({ id: integer })

/** False when the player has used the key before. */
export async function insertExchange(
  trx: PlatformDatabase,
  now: Date,
  {
    userId,
    key,
    contestId,
    prize,
    price,
    unit,
    giftIds,
    points,
    additional,
  }: Exchange & { userId: number; key: string; unit: 'points' | 'additional' | null },
): Promise<boolean> {
  const row = await query(inserted)`
    insert into contest_exchanges (contest_id, user_id, key, prize, price, unit, gift_ids, points, additional, at)
    values (${contestId}, ${userId}, ${key}, ${prize}, ${price}, ${unit}, ${JSON.stringify(giftIds)}::jsonb, ${points},
      ${additional}, ${now})
    on conflict (user_id, key) do nothing returning id`.find(trx)
  return row !== undefined
}

const stock = row({ taken: integer })

/** Takes one of a limited prize, as one statement that waits for others; false when none is left. */
export async function takeFromStock(
  trx: PlatformDatabase,
  { contestId, prize, of }: { contestId: number; prize: string; of: number },
): Promise<boolean> {
  const taken = await query(stock)`
    insert into contest_stocks (contest_id, prize, taken) values (${contestId}, ${prize}, 1)
    on conflict (contest_id, prize) do update set taken = contest_stocks.taken + 1 where contest_stocks.taken < ${of}::int
    returning taken`.find(trx)
  return taken !== undefined
}

const facts = row({
  birthday: nullable(date),
  taken: json<string[]>(),
  birthdayTakenOn: nullable(date),
})

interface Asked {
  contestId: number
  entry: string
  userId: number
  timeZone: string
}

/** What of a player decides on claims: the birthday of the profile, the prizes taken of this instance, and the last claim of any. */
export function selectTakerFacts(
  db: PlatformDatabase,
  { contestId, entry, userId, timeZone }: Asked,
): Promise<RowOf<typeof facts>> {
  return query(facts)`
    select u.birthday, coalesce((
        select jsonb_agg(distinct e.prize) from contest_exchanges e where e.user_id = u.id and e.contest_id = ${contestId}
      ), '[]') as taken,
      (select max(e.at at time zone ${timeZone})::date from contest_exchanges e join contests c on c.id = e.contest_id
        where e.user_id = u.id and c.entry = ${entry} and e.price is null) as "birthdayTakenOn"
    from users u where u.id = ${userId}`.get(db)
}
