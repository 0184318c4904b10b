import type { EventEmitter } from 'node:events'
import { networkOf } from './network.ts'

/** Counts one for the network of an address until `work` emits `close`; false when the network has reached the limit. */
export type BeginWork = (address: string, work: Pick<EventEmitter, 'once'>) => boolean

/** Limits what one network may have in progress at once. */
export function createConcurrencyLimit(max: number): BeginWork {
  const counts = new Map<string, number>()
  return (address, work) => {
    const network = networkOf(address)
    const count = counts.get(network) ?? 0
    if (count >= max) return false
    counts.set(network, count + 1)
    work.once('close', () => {
      const left = counts.get(network)! - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
    return true
  }
}
