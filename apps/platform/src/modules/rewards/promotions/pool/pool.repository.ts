import { command, integer, query, row, type RowOf } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Pool } from './pool.rules.ts'

/** Of contests that the caller has locked, all by one statement. */
export async function updatePools(
  trx: PlatformDatabase,
  pools: readonly (Pool & { id: number })[],
): Promise<void> {
  await command`
    update contests set pool = changed.pool, pool_remainder = changed.remainder
    from unnest(${pools.map(({ id }) => id)}::bigint[], ${pools.map(({ pool }) => pool)}::bigint[],
      ${pools.map(({ poolRemainder }) => poolRemainder)}::bigint[]) as changed (id, pool, remainder)
    where contests.id = changed.id`.run(trx)
}

const filled = row({ id: integer, pool: integer })

/** Of the promotions that run. */
export function selectFilledPools(db: PlatformDatabase): Promise<RowOf<typeof filled>[]> {
  return query(filled)`
    select id, pool from contests
    where state not in ('finished', 'cancelled') and state in ('active', 'ended') and kind = 'promotion' and terms ? 'pool'`.list(
    db,
  )
}
