// Unwraps a result in a loader: returns the answer, or throws the failure to the nearest route boundary.
import { data } from 'react-router'
import type { Result } from './result.ts'

/** The answer, or an error response for the nearest route boundary, with the status of the refusal. */
export function getOrThrow<T, Code extends string>(result: Result<T, Code>): T {
  if (result.ok) return result.value
  throw data(
    { code: result.refusal.code, requestId: result.refusal.requestId },
    { status: result.refusal.status || 503 },
  )
}

/** The same for an entity named by the address. A text the platform refuses as a slug is a 404 as well [2.18]. */
export function getNamed<T, Code extends string>(result: Result<T, Code>): T {
  if (!result.ok && (result.refusal.status === 400 || result.refusal.status === 414))
    throw data({ code: 'not_found' }, { status: 404 })
  return getOrThrow(result)
}
