// What players are given and earn.
import * as v from 'valibot'
import { Percent, Translated } from './fields.ts'

export const LevelEntry = v.strictObject({
  name: Translated,
  fromXp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  cashback: Percent,
  compointsRate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  support: v.picklist(['usual', 'fast', 'vip']),
})
export type LevelEntry = v.InferOutput<typeof LevelEntry>
