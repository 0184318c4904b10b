// The experiments that the code knows, with their variants. The settings say which of them run; a name that is not here is a type
// error in the code and an error of the content in the settings.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { RequestKey } from './kit/scalars.ts'

export const experiments = {
  /** The offer of notifications: with the list of what they tell of, or without it. */
  'push-prompt': ['reasons', 'short'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>

export type ExperimentName = keyof typeof experiments
export type VariantOf<Name extends ExperimentName> = (typeof experiments)[Name][number]

export const experimentNames = Object.keys(experiments) as ExperimentName[]

/** Whether an experiment of this name is declared with this variant. Pure. */
export function isVariant<Name extends ExperimentName>(
  name: Name,
  variant: string,
): variant is VariantOf<Name> {
  return Object.hasOwn(experiments, name) && (experiments[name] as readonly string[]).includes(variant)
}

export const exposeVisitor = defineCall({
  name: 'exposeVisitor',
  method: 'PUT',
  path: '/json-api/experiments/exposures',
  access: 'visitor',
  summary:
    'A visitor has seen a variant; of a player the first one is stored, and answered from then on [3.64]',
  body: v.object({
    experiment: v.picklist(experimentNames),
    variant: v.pipe(v.string(), v.maxLength(80)),
    /** Random, of this experiment in this browser alone: a repeated call counts once, and a guest who logs in is not counted twice. */
    key: RequestKey,
  }),
  response: v.object({ variant: v.string() }),
  refusals: ['invalid_request'],
  rateLimit: { max: 30, windowMs: 60_000, by: 'address' },
})
