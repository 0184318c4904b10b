import { sql, type Kysely } from 'kysely'

/** A player's limits on play, copied to the row of sums, so that a stake reads one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- As the wallet reads them: kind, period, value, the change that waits, what the player was told of.
    alter table player_limit_usage add column limits jsonb not null default '[]';

    update player_limit_usage u set limits = (
      select coalesce(jsonb_agg(jsonb_build_array(l.kind, l.period, l.value, l.change_asked_at, l.change_value, l.told_of, l.told_percent)
        order by l.kind, l.period), '[]')
      from player_limits l where l.user_id = u.user_id and l.kind <> 'deposit');`.execute(db)
}
