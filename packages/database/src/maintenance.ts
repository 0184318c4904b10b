// The background work of a PostgreSQL server, which an embedded one does not do by itself: without checkpoints its log
// grows for ever and a start after kill -9 takes ever longer; without vacuum every changed balance leaves a dead row.
import type pg from 'pg'

const intervalMs = 30_000
/** Log written since the last checkpoint; replaying it at a start takes about a second. */
const largestLogBytes = 16 * 1024 * 1024

/** Runs `maintain` every half minute until `stop`. One table at a time, because it blocks all other queries. */
export function startMaintenance(
  pool: pg.Pool,
  report: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= maintain(pool)
      .catch(report)
      .finally(() => {
        underWay = null
      })
  }, intervalMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}

/** One run: a checkpoint when the log is long, and vacuum of the table that needs it most. */
export async function maintain(pool: pg.Pool): Promise<void> {
  const log = await pool.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()',
  )
  if (log.rows[0]!.bytes > largestLogBytes) await pool.query('checkpoint')
  const worst = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > 500 + 0.2 * n_live_tup or n_mod_since_analyze > 500 + 0.1 * n_live_tup
    order by n_dead_tup desc limit 1`)
  if (worst.rows[0]) await pool.query(`vacuum (analyze) ${worst.rows[0].name}`)
}
