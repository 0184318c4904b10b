// The seeds of the next round, as a running game knows them: from the opening, a change by the player, and every round.
import type { Round, Seeds } from '../server/api.ts'
import type { GameServer } from './game-server.ts'

export interface HeldSeeds {
  read(): Seeds
  /** The seeds were changed, or told anew. */
  replace(seeds: Seeds): void
  /** A round was played: the next one has the next number. */
  count(round: Pick<Round, 'serverSeedHash' | 'clientSeed' | 'nonce'>): void
}

export function holdSeeds(server: Pick<GameServer, 'getSeeds'>, opened: Seeds): HeldSeeds {
  let seeds = opened
  /** Another page has changed them: the fingerprint of the next pair is unknown here. */
  let isNextUnknown = false

  async function findNext(): Promise<void> {
    const answer = await server.getSeeds()
    // An answer that crossed another change is of no use.
    if (answer.kind !== 'ok' || answer.value.serverSeedHash !== seeds.serverSeedHash) return
    seeds = { ...seeds, nextServerSeedHash: answer.value.nextServerSeedHash }
    isNextUnknown = false
  }

  return {
    read: () => seeds,
    replace(fresh) {
      seeds = fresh
      isNextUnknown = false
    },
    count({ serverSeedHash, clientSeed, nonce }) {
      isNextUnknown ||= serverSeedHash !== seeds.serverSeedHash
      seeds = { ...seeds, serverSeedHash, clientSeed, nonce: nonce + 1 }
      if (isNextUnknown) void findNext()
    },
  }
}
