// Seeds of a player in a game: one pair is used for rounds, the next is already committed to by its hash. A server seed leaves the
// server only when it is no longer used for rounds and none of its rounds is still to be settled.
import { randomBytes, randomUUID } from 'node:crypto'
import type { InferOutput } from 'valibot'
import { hashServerSeed } from '@yanta/game-rules/fairness'
import type { Seeds, SeedsAnswer, SeedsRequest } from '../api.ts'
import type { ProviderDatabase, SeedRow } from '../database/records.ts'

export interface Owner {
  playerId: string
  gameSlug: string
}

/** The seeds of the next round. */
export interface ActiveSeeds {
  seedId: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
}

/** The active and next seeds; creates the first pair for a player without seeds. */
export async function getSeeds(db: ProviderDatabase, owner: Owner): Promise<Seeds> {
  const found = await findSeeds(db, owner)
  if (found) return found
  await db
    .insertInto('seeds')
    .values([newSeed(owner, 'active', randomBytes(8).toString('hex')), newSeed(owner, 'next', '')])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSeeds(db, owner))!
}

export async function getActiveSeeds(db: ProviderDatabase, owner: Owner): Promise<ActiveSeeds> {
  const row = await selectActive(db, owner).executeTakeFirstOrThrow()
  return {
    seedId: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  }
}

/**
 * Reveals the active server seed; the next one takes over with the player's seed. A change that names a pair which is revealed already, and
 * whose seed is in use, was carried out: its answer is given again.
 * @returns null while a round of the active seed is not over: a player who knew its outcome could still empty the wallet before it, or avoid the mines
 */
export async function rotateSeeds(
  db: ProviderDatabase,
  owner: Owner,
  { clientSeed, serverSeedHash }: InferOutput<typeof SeedsRequest>,
): Promise<SeedsAnswer | null> {
  return db.transaction().execute(async (transaction) => {
    const active = await holdActiveSeed(transaction, owner)
    const isAnother = serverSeedHash !== undefined && serverSeedHash !== active.server_seed_hash
    const revealed =
      isAnother && active.client_seed === clientSeed
        ? await findRevealed(transaction, owner, serverSeedHash)
        : undefined
    if (revealed) return { revealed, ...(await getSeeds(transaction, owner)) }
    const open = await transaction
      .selectFrom('rounds')
      .select('id')
      .where('seed_id', '=', active.id)
      .where('status', 'in', ['pending', 'open'])
      .limit(1)
      .executeTakeFirst()
    if (open) return null

    await transaction.updateTable('seeds').set({ status: 'revealed' }).where('id', '=', active.id).execute()
    const next = await transaction
      .updateTable('seeds')
      .set({ status: 'active', client_seed: clientSeed })
      .where('player_id', '=', owner.playerId)
      .where('game_slug', '=', owner.gameSlug)
      .where('status', '=', 'next')
      .returning(['server_seed_hash'])
      .executeTakeFirstOrThrow()
    const afterNext = newSeed(owner, 'next', '')
    await transaction.insertInto('seeds').values(afterNext).execute()
    return {
      revealed: presentRevealed(active),
      serverSeedHash: next.server_seed_hash,
      nextServerSeedHash: afterNext.server_seed_hash,
      clientSeed,
      nonce: 0,
    }
  })
}

/** The server seed of a pair, or null while it is secret. */
export async function findRevealedSeed(db: ProviderDatabase, seedId: string): Promise<string | null> {
  const row = await db
    .selectFrom('seeds')
    .select('server_seed')
    .where('id', '=', seedId)
    .where('status', '=', 'revealed')
    .executeTakeFirst()
  return row?.server_seed ?? null
}

/** Those of the given pairs that are revealed. */
export async function listRevealed(db: ProviderDatabase, seedIds: string[]): Promise<Set<string>> {
  if (seedIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('seeds')
    .select('id')
    .where('id', 'in', [...new Set(seedIds)])
    .where('status', '=', 'revealed')
    .execute()
  return new Set(rows.map((row) => row.id))
}

async function findRevealed(
  db: ProviderDatabase,
  owner: Owner,
  serverSeedHash: string,
): Promise<SeedsAnswer['revealed'] | undefined> {
  const row = await selectSeeds(db, owner, 'revealed')
    .where('server_seed_hash', '=', serverSeedHash)
    .executeTakeFirst()
  return row && presentRevealed(row)
}

function presentRevealed(row: Omit<SeedRow, 'player_id' | 'game_slug' | 'status'>): SeedsAnswer['revealed'] {
  return {
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    rounds: row.nonce,
  }
}

/** A transaction that waited for another rotation's lock finds no active row any more, and queries again. */
async function holdActiveSeed(transaction: ProviderDatabase, owner: Owner) {
  for (let triesLeft = 20; triesLeft > 0; triesLeft -= 1) {
    const active = await selectActive(transaction, owner).forUpdate().executeTakeFirst()
    if (active) return active
  }
  throw new Error(`the seeds of ${owner.playerId} in ${owner.gameSlug} are rotated all the time`)
}

function selectActive(db: ProviderDatabase, owner: Owner) {
  return selectSeeds(db, owner, 'active')
}

function selectSeeds(db: ProviderDatabase, owner: Owner, status: 'active' | 'revealed') {
  return db
    .selectFrom('seeds')
    .select(['id', 'server_seed', 'server_seed_hash', 'client_seed', 'nonce'])
    .where('player_id', '=', owner.playerId)
    .where('game_slug', '=', owner.gameSlug)
    .where('status', '=', status)
}

async function findSeeds(db: ProviderDatabase, owner: Owner): Promise<Seeds | undefined> {
  const rows = await db
    .selectFrom('seeds')
    .select(['status', 'server_seed_hash', 'client_seed', 'nonce'])
    .where('player_id', '=', owner.playerId)
    .where('game_slug', '=', owner.gameSlug)
    .where('status', 'in', ['active', 'next'])
    .execute()
  const active = rows.find((row) => row.status === 'active')
  const next = rows.find((row) => row.status === 'next')
  return (
    active &&
    next && {
      serverSeedHash: active.server_seed_hash,
      nextServerSeedHash: next.server_seed_hash,
      clientSeed: active.client_seed,
      nonce: active.nonce,
    }
  )
}

function newSeed(owner: Owner, status: 'active' | 'next', clientSeed: string) {
  const serverSeed = randomBytes(32).toString('hex')
  return {
    id: randomUUID(),
    player_id: owner.playerId,
    game_slug: owner.gameSlug,
    status,
    server_seed: serverSeed,
    server_seed_hash: hashServerSeed(serverSeed),
    client_seed: clientSeed,
    nonce: 0,
  }
}
