// Rows of the provider's tables as its code has them. Amounts are minor units; int8 arrives as a safe integer.
import type { Kysely, Selectable } from 'kysely'
import type { ProviderTables, RoundsTable, SeedsTable, SessionsTable } from './schema.ts'

/** `next` is already committed to by its hash, `active` is used for rounds, `revealed` may be shown; `nonce` is that of the next round. */
export type SeedRow = Omit<Selectable<SeedsTable>, 'created_at'>

export type SessionRow = Omit<Selectable<SessionsTable>, 'created_at'>

/**
 * A stored round with the part of its seeds that is always public. `seq` is the order in which rounds were decided; `choice` is null for
 * engines without one; `outcome` includes the part still hidden from the player, and changes with each step. A round of steps has
 * `balance_after_bet` once its stake was taken. `refusal` is the wallet's; `is_withdrawn`: the stake is to be given back, and
 * the round will not be settled any more unless the wallet has already settled it; `is_unseen`: settled or given back while no page
 * was open, and shown by the player's next page. `wallet_transaction_id` is the platform's own id of the movement.
 */
export type RoundRow = Selectable<RoundsTable> & Pick<SeedRow, 'client_seed' | 'server_seed_hash'>

/** `pending` while money is still to be moved, `open` while the player takes steps. */
export type RoundStatus = RoundRow['status']

export type ProviderDatabase = Kysely<ProviderTables>
