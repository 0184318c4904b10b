// A guest's wish to join a tournament, which goes on after registration or login [4.35]. The address that one comes back to carries
// it; what this browser remembers says that the wish is its own, so that nobody joins by a link of somebody else's.
import { forget, recall, remember } from '../../browser/device-storage.ts'
import { onPlayerEvent } from '../../data/player-events.ts'

/** What is typed when joining [5.24]. */
export interface EntranceCodes {
  partnerCode?: string
  invitation?: string
}

const storageKey = 'tournament-join'
const lifetimeMs = 24 * 60 * 60_000

/** Where a guest comes back to. */
export function buildJoinAddress(slug: string, codes: EntranceCodes): string {
  const query = new URLSearchParams({ join: '1' })
  for (const name of ['partnerCode', 'invitation'] as const) {
    const code = codes[name]
    if (code) query.set(name, code)
  }
  return `/tournaments/${slug}?${query}`
}

export function readEntranceCodes(query: URLSearchParams): EntranceCodes {
  const partnerCode = query.get('partnerCode')
  const invitation = query.get('invitation')
  return { ...(partnerCode && { partnerCode }), ...(invitation && { invitation }) }
}

/** @param now in milliseconds since 1970 */
export function rememberJoin(slug: string, now: number): void {
  remember(storageKey, `${slug} ${now}`)
}

/** Whether this browser's guest wanted to join the tournament within the last day; once. */
export function takeJoin(slug: string, now: number): boolean {
  const [wanted, at] = (recall(storageKey) ?? '').split(' ')
  if (wanted !== slug) return false
  forget(storageKey)
  return now - Number(at) < lifetimeMs
}

onPlayerEvent('logout', () => forget(storageKey))
