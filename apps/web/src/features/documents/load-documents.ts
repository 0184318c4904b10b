import { listVerifications } from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import type { Documents } from './document-store.ts'

/** Null when they could not be loaded [7.19]. */
export async function loadDocuments(call: Call): Promise<Documents | null> {
  const answer = await call(listVerifications)
  return answer.ok ? answer.value : null
}
