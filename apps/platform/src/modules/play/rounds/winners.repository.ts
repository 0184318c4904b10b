import type { Currency, Locale } from '@yanta/contract'
import {
  integer,
  json,
  neverNull,
  query,
  row,
  text,
  timestamptz,
  type Query,
  type RowOf,
} from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const winRecord = row({
  id: integer,
  nickName: text,
  win: integer,
  currency: text<Currency>(),
  slug: text,
  names: json<Record<Locale, string>>(),
  preview: text,
  endedAt: neverNull(timestamptz),
})
export type WinRecord = RowOf<typeof winRecord>

/** Rounds for real money that won more than was staked, in a listed game. Demo rounds have no player. */
function selectWins(rounds: RawBuilder<unknown>, limit: number): Query<WinRecord> {
  return query(winRecord)`
    select r.id, u.nick_name as "nickName", r.win_real + r.win_bonus as win, r.currency, g.slug, json_build_object('ru', g.name_ru, 'en', g.name_en) as names,
      g.preview, r.ended_at as "endedAt"
    from ${rounds} join users u on u.id = r.user_id join games g on g.slug = r.game_slug
    where r.status = 'settled' and r.user_id is not null and r.win_real + r.win_bonus > r.staked and g.is_listed
    order by r.ended_at desc, r.id desc limit ${limit}`
}

export function selectLatestWins(db: PlatformDatabase, limit: number): Promise<WinRecord[]> {
  return selectWins(sql`rounds r`, limit).list(db)
}

/** Wins since a moment among the given rounds, the newest first. */
export function selectWinsOf(
  trx: PlatformDatabase,
  since: Date,
  rounds: readonly { provider: string; roundRef: string }[],
  limit: number,
): Promise<WinRecord[]> {
  const [providers, refs] = [rounds.map(({ provider }) => provider), rounds.map(({ roundRef }) => roundRef)]
  const named = sql`unnest(${providers}::text[], ${refs}::text[]) as named (provider, ref)
    join rounds r on r.provider = named.provider and r.ref = named.ref and r.ended_at > ${since}`
  return selectWins(named, limit).list(trx)
}
