// How many pictures guests may send, who can begin as many chats as they like. Promises: a day has a total for each network and one for all
// of them, also across restarts and processes; a network that has used its own takes nothing of the others; no address is stored.
import { createHmac } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import { networkOf, Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { deriveKey } from '../../../plugins/derive-key.ts'
import { countPicture, deletePictureCounts } from './guest-pictures.repository.ts'

/** A day of UTC. A household, or an office, is one network. */
export const mostGuestPictures = { network: 100, all: 2_000 }
const allNetworks = ''

const findDay = (now: Date) => now.toISOString().slice(0, 10)

/** How the network of an address is named where it is counted. */
export function createNetworkHash(secret: string): (address: string) => string {
  const key = deriveKey(secret, 'support-chat-network')
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url')
}

/** @throws Refusal too_many_requests */
export async function countGuestPicture(db: PlatformDatabase, now: Date, network: string): Promise<void> {
  const day = findDay(now)
  const isCounted =
    (await countPicture(db, { day, network, most: mostGuestPictures.network })) &&
    (await countPicture(db, { day, network: allNetworks, most: mostGuestPictures.all }))
  if (!isCounted) throw new Refusal('too_many_requests')
}

/** Those of days that are over. */
export async function deleteGuestPictureCounts(db: PlatformDatabase, now: Date): Promise<void> {
  await deletePictureCounts(db, findDay(addSeconds(now, -86_400)))
}
