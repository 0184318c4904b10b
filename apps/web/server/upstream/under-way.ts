// Limits of concurrent work per address: calls that hold a connection to the platform, and bodies that have not arrived yet, since
// both are scarce. They are counted separately, so that slow bodies do not block calls.
import type { EventEmitter } from 'node:events'
import { networkOf } from '@yanta/config/network'
import type { WebConfig } from '../web-config.ts'

/** Counts one for an address until `thing` is closed; false when the address has reached its limit. */
export type Begin = (address: string, thing: Pick<EventEmitter, 'once'>) => boolean

export interface UnderWay {
  beginCall: Begin
  beginBody: Begin
  beginUpload: Begin
}

/** A page makes some twenty calls at once, and a household may have a few pages open. A usual body arrives quickly. */
const most = { calls: 64, bodies: 256, uploads: 4 }

export function limitUnderWay({ rateLimits }: Pick<WebConfig, 'rateLimits'>): UnderWay {
  const limit = rateLimits ? countUpTo : () => () => true
  return { beginCall: limit(most.calls), beginBody: limit(most.bodies), beginUpload: limit(most.uploads) }
}

function countUpTo(limit: number): Begin {
  const counts = new Map<string, number>()
  return (address, thing) => {
    const caller = networkOf(address)
    const count = counts.get(caller) ?? 0
    if (count >= limit) return false
    counts.set(caller, count + 1)
    thing.once('close', () => {
      const left = counts.get(caller)! - 1
      if (left > 0) counts.set(caller, left)
      else counts.delete(caller)
    })
    return true
  }
}
