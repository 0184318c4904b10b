// How many calls one address may have under way at once. Each of them may hold a connection to the platform or a body that has not
// come yet, and there are only so many of both for everybody.
import type { ServerResponse } from 'node:http'
import { networkOf } from '@yanta/config/network'
import type { WebConfig } from './web-config.ts'

/** Counts a call of an address until its answer is over; false when that address has as many as it may. */
export type BeginCall = (address: string, answer: ServerResponse) => boolean

export function limitUnderWay({ rateLimits }: Pick<WebConfig, 'rateLimits'>, most: number): BeginCall {
  if (!rateLimits) return () => true
  const counts = new Map<string, number>()
  return (address, answer) => {
    const caller = networkOf(address)
    const count = counts.get(caller) ?? 0
    if (count >= most) return false
    counts.set(caller, count + 1)
    answer.once('close', () => {
      const left = counts.get(caller)! - 1
      if (left > 0) counts.set(caller, left)
      else counts.delete(caller)
    })
    return true
  }
}
