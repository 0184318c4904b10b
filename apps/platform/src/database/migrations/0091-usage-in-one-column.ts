import { sql, type Kysely } from 'kysely'

/** What limits on play have used, in one column: every bet of a player who limits their play writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The last moment of play, then of day, week and month: when it began, real stakes, these less real wins, and the time of play. Minor
    -- units, and milliseconds (moments since 1970).
    alter table player_limit_usage add column usage jsonb check (jsonb_array_length(usage) = 13);

    update player_limit_usage set usage = jsonb_build_array(
      floor(extract(epoch from played_at) * 1000),
      floor(extract(epoch from day_starts_at) * 1000), day_staked, day_lost, day_played_ms,
      floor(extract(epoch from week_starts_at) * 1000), week_staked, week_lost, week_played_ms,
      floor(extract(epoch from month_starts_at) * 1000), month_staked, month_lost, month_played_ms);

    alter table player_limit_usage alter column usage set not null,
      drop column played_at,
      drop column day_starts_at, drop column day_staked, drop column day_lost, drop column day_played_ms,
      drop column week_starts_at, drop column week_staked, drop column week_lost, drop column week_played_ms,
      drop column month_starts_at, drop column month_staked, drop column month_lost, drop column month_played_ms`.execute(
    db,
  )
}
