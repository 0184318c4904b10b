import type { Currency, Locale } from '@yanta/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

export interface WinRecord {
  id: number
  nickName: string
  win: number
  currency: Currency
  slug: string
  names: Record<Locale, string>
  preview: string
  endedAt: Date
}

/** Rounds for real money that won more than was staked, in a listed game. Demo rounds have no player. */
function selectWins(rounds: RawBuilder<unknown>, limit: number): RawBuilder<WinRecord> {
  return sql<WinRecord>`
    select r.id, u.nick_name as "nickName", r.win_real + r.win_bonus as win, r.currency, g.slug, json_build_object('ru', g.name_ru, 'en', g.name_en) as names,
      g.preview, r.ended_at as "endedAt"
    from ${rounds} join users u on u.id = r.user_id join games g on g.slug = r.game_slug
    where r.status = 'settled' and r.user_id is not null and r.win_real + r.win_bonus > r.staked and g.is_listed
    order by r.ended_at desc, r.id desc limit ${limit}`
}

export async function selectLatestWins(db: Kysely<any>, limit: number): Promise<WinRecord[]> {
  return (await selectWins(sql`rounds r`, limit).execute(db)).rows
}

/** Wins within the last minute among the given rounds, the newest first. */
export async function selectWinsOf(
  trx: Kysely<any>,
  rounds: readonly { provider: string; roundRef: string }[],
  limit: number,
): Promise<WinRecord[]> {
  const [providers, refs] = [rounds.map(({ provider }) => provider), rounds.map(({ roundRef }) => roundRef)]
  const named = sql`unnest(${providers}::text[], ${refs}::text[]) as named (provider, ref)
    join rounds r on r.provider = named.provider and r.ref = named.ref and r.ended_at > now() - interval '1 minute'`
  return (await selectWins(named, limit).execute(trx)).rows
}
