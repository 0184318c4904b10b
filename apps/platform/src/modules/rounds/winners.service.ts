// Who won lately. Rounds are many and winners few, so only the newest rounds are looked at, and not for every visitor anew.
import type { Currency, Locale, Winner } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'
import { convertToRub, hideNickName } from './winners.rules.ts'

const lookedAt = 3_000
const mostWanted = 100
const keptMs = 5_000

interface WinRecord {
  id: string
  nickName: string
  win: number
  currency: Currency
  slug: string
  names: Record<Locale, string>
  preview: string
  endedAt: Date
}

export interface Winners {
  /** The newest first, amounts in kopecks by the operator's rates. Rounds of demo are nobody's and not among them. */
  list(locale: Locale, limit: number): Promise<Winner[]>
}

export function createWinners(db: Kysely<any>, currencies: readonly { code: Currency; rateToRub: string }[], now: () => number = Date.now): Winners {
  const rates = new Map(currencies.map(({ code, rateToRub }) => [code, rateToRub]))
  let kept: { at: number; wins: Promise<WinRecord[]> } | undefined
  return {
    async list(locale, limit) {
      if (!kept || now() - kept.at >= keptMs) {
        const asked = { at: now(), wins: selectWins(db) }
        kept = asked
        asked.wins.catch(() => { if (kept === asked) kept = undefined })
      }
      return (await kept.wins).slice(0, limit).map(({ id, nickName, win, currency, slug, names, preview, endedAt }) => ({
        id, nick_name: hideNickName(nickName), amount: convertToRub(win, rates.get(currency) ?? '1'),
        game: { slug, name: names[locale], preview }, wonAt: endedAt.toISOString(),
      }))
    },
  }
}

async function selectWins(db: Kysely<any>): Promise<WinRecord[]> {
  const { rows } = await sql<WinRecord>`
    select r.id::text as id, u.nick_name as "nickName", r.win_real + r.win_bonus as win, r.currency, g.slug, json_build_object('ru', g.name_ru, 'en', g.name_en) as names,
      g.preview, r.ended_at as "endedAt"
    from (select * from rounds order by id desc limit ${lookedAt}) r join users u on u.id = r.user_id join games g on g.slug = r.game_slug
    where r.status = 'settled' and r.win_real + r.win_bonus > r.staked and g.is_listed
    order by r.id desc limit ${mostWanted}`.execute(db)
  return rows
}
