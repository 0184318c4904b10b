import { recall, remember } from '../lib/device-memory.ts'
import { hashText } from '../lib/text-hash.ts'

const key = 'session-start'

/** True the first time that this browser sees a login. `hash` is different for each; only a trace of it is kept. */
export function isFirstSight(hash: string): boolean {
  const trace = String(hashText(hash))
  if (recall(key) === trace) return false
  remember(key, trace)
  return true
}
