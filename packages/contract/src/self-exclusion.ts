// Self-exclusion: the account is closed for play. A new login reaches withdrawal, statements and support alone. Paths chosen here.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant } from './kit/scalars.ts'

export const exclusionTerms = ['6m', '1y', '5y', 'forever'] as const
export const ExclusionTerm = v.picklist(exclusionTerms)
export type ExclusionTerm = v.InferOutput<typeof ExclusionTerm>

export const SelfExclusion = v.object({
  startedAt: Instant,
  /** null: for ever. */
  until: v.nullable(Instant),
})
export type SelfExclusion = v.InferOutput<typeof SelfExclusion>

export const excludeSelf = defineCall({
  name: 'excludeSelf',
  method: 'POST',
  path: '/json-api/users/self-exclusion',
  access: 'player',
  summary:
    'Close the own account for play at once: ends games, logins and sockets; nobody can shorten it. A longer one replaces a running one',
  body: v.object({ term: ExclusionTerm }),
  response: SelfExclusion,
  refusals: ['unauthorized'],
})

export const endSelfExclusion = defineCall({
  name: 'endSelfExclusion',
  method: 'POST',
  path: '/json-api/users/self-exclusion/end',
  access: 'player',
  summary: 'Open the account again once the term of a self-exclusion is over: it does not end by itself',
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'self_exclusion_not_found', 'self_excluded'],
})
