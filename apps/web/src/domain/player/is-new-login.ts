import { recall, remember } from '../../browser/device-storage.ts'
import { hashText } from '../../browser/text-hash.ts'

const key = 'session-start'

/** True the first time that this browser sees a login. `hash` differs for each; only a digest of it is stored. */
export function isNewLogin(hash: string): boolean {
  const trace = String(hashText(hash))
  if (recall(key) === trace) return false
  remember(key, trace)
  return true
}
