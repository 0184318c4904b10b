import type { CallDeclaration } from '@yanta/contract'
import * as v from 'valibot'

/** The answer of a call as its declaration lets it out: without undeclared fields. Throws when it does not fit. */
export function parseAnswer(call: CallDeclaration, answer: unknown): unknown {
  const result = v.safeParse(call.response, answer)
  if (result.success) return result.output
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'whole').join(', ')
  throw new Error(`the answer of ${call.name} does not fit its declaration at ${paths}`)
}
