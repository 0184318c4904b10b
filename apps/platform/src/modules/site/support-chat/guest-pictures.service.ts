// How many pictures guests may send, who can begin as many chats as they like. Promises: a day has a total for each network and one for all
// of them, also across restarts and processes; a network that has used its own takes nothing of the others; what is not stored is not
// counted; no address is stored.
import { createHmac } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import { networkOf, Refusal, wideNetworkOf } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deriveKey } from '../../../plugins/derive-key.ts'
import { countPicture, deletePictureCounts, takeBackPicture } from './guest-pictures.repository.ts'

/** A day of UTC. A household, or an office, is one network; a wide one, of IPv6, is all that one customer may have. */
export const mostGuestPictures = { network: 100, wide: 500, all: 2_000 }
const allNetworks = ''

const findDay = (now: Date) => now.toISOString().slice(0, 10)

export interface CountedNetwork {
  /** A hash. */
  name: string
  most: number
}

/** The networks that an address is counted for. */
export function createNetworkHash(secret: string): (address: string) => CountedNetwork[] {
  const key = deriveKey(secret, 'support-chat-network')
  const hash = (network: string) => createHmac('sha256', key).update(network).digest('base64url')
  return (address) => {
    const wide = wideNetworkOf(address)
    return [
      { name: hash(networkOf(address)), most: mostGuestPictures.network },
      ...(wide === null ? [] : [{ name: hash(wide), most: mostGuestPictures.wide }]),
    ]
  }
}

/** Counts a picture before it is stored. Returns how to take that back where it is not. @throws Refusal too_many_requests */
export async function countGuestPicture(
  db: PlatformDatabase,
  now: Date,
  own: readonly CountedNetwork[],
): Promise<() => Promise<void>> {
  const networks = [...own, { name: allNetworks, most: mostGuestPictures.all }]
  const picture = { day: findDay(now), networks: networks.map(({ name }) => name) }
  await db.transaction().execute(async (trx) => {
    const sent = await countPicture(trx, picture)
    // All or none: a refused one counts nowhere.
    if (networks.some(({ name, most }) => sent.get(name)! > most)) throw new Refusal('too_many_requests')
  })
  return () => takeBackPicture(db, picture)
}

/** Those of days that are over. */
export async function deleteGuestPictureCounts(db: PlatformDatabase, now: Date): Promise<void> {
  await deletePictureCounts(db, findDay(addSeconds(now, -86_400)))
}
