// Contents of a stored data folder, as counted by its release and by the current code.
import { sql, type QueryExecutorProvider } from 'kysely'

export interface ReleaseFacts {
  players: number
  rounds: Record<string, number>
  gamesRounds: Record<string, number>
  movements: number
  bonuses: Record<string, number>
  activeGames: number
  openSessions: number
  /** Balance of each player's account, in minor units. */
  balances: Record<string, number>
}

export async function readReleaseFacts(db: QueryExecutorProvider): Promise<ReleaseFacts> {
  const count = async (from: string) =>
    (await sql.raw<{ count: number }>(`select count(*) as count from ${from}`).execute(db)).rows[0]!.count
  const byName = async (query: string) =>
    Object.fromEntries(
      (await sql.raw<{ name: string; value: number }>(query).execute(db)).rows.map(({ name, value }) => [
        name,
        value,
      ]),
    )
  const byStatus = (table: string) =>
    byName(`select status as name, count(*) as value from ${table} group by status order by status`)
  return {
    players: await count('users'),
    rounds: await byStatus('rounds'),
    gamesRounds: await byStatus('provider.rounds'),
    movements: await count('ledger_transactions'),
    bonuses: await byStatus('bonuses'),
    activeGames: await count('game_sessions where active'),
    openSessions: await count('sessions where ended_at is null'),
    balances: await byName(
      'select name, balance as value from ledger_accounts where user_id is not null and balance <> 0 order by name',
    ),
  }
}
