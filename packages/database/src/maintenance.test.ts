import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbeddedPool } from './embedded.ts'
import { maintain } from './maintenance.ts'
import { writeTestDataFolder } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-maintenance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a long log is truncated by a checkpoint and dead rows are vacuumed', async () => {
  const directory = join(folder, 'database')
  await writeTestDataFolder(directory)
  const { pool, release } = await openEmbeddedPool(directory)
  await pool.query('create table wallets (id int primary key, balance int8)')
  await pool.query('insert into wallets select id, 0 from generate_series(1, 20000) id')
  for (let round = 0; round < 8; round += 1) await pool.query('update wallets set balance = balance + 1')
  const logBytes = async () =>
    (
      await pool.query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()',
      )
    ).rows[0]!.bytes
  const deadRows = async () =>
    (
      await pool.query<{ dead: number }>(
        "select n_dead_tup as dead from pg_stat_user_tables where relname = 'wallets'",
      )
    ).rows[0]!.dead

  expect(await logBytes()).toBeGreaterThan(16 * 1024 * 1024)
  // Counts of dead rows reach the statistics up to a second later.
  await expect.poll(deadRows, { interval: 500 }).toBeGreaterThan(10_000)
  await maintain(pool)
  expect(await logBytes()).toBeLessThan(4 * 1024 * 1024)
  // Rows that reach the statistics after a run are vacuumed by the next one.
  const deadAfterRound = async () => {
    await maintain(pool)
    return deadRows()
  }
  await expect.poll(deadAfterRound, { interval: 500 }).toBe(0)
  await release()
})
