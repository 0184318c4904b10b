// What loaders do with a result: go on with the answer, or hand the failure to the nearest route boundary.
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

/** The same for a thing that an address names. What can't be a slug is refused by the platform, and names nothing either [2.18]. */
export function getNamed<T, Code extends string>(result: Result<T, Code>): T {
  if (!result.ok && (result.refusal.status === 400 || result.refusal.status === 414))
    throw data({ code: 'not_found' }, { status: 404 })
  return getOrThrow(result)
}
