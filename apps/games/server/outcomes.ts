// The outcomes of all engines and their lines in the history; each engine has its own schemas.
import * as v from 'valibot'
import { engines } from './engines.ts'

const all = Object.values(engines)

export const Outcome = v.variant(
  'engine',
  all.map((engine) => engine.Outcome),
)
export type Outcome = v.InferOutput<typeof Outcome>

/** The line of an outcome in the history. */
export const Summary = v.variant(
  'engine',
  all.map((engine) => engine.Summary),
)
export type Summary = v.InferOutput<typeof Summary>
