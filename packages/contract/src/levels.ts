// Levels and compoints.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Money, PictureAddress } from './kit/scalars.ts'

/** [3.51]. */
export const Level = v.object({
  index: v.pipe(v.number(), v.integer(), v.minValue(1)),
  image: PictureAddress,
})
export type Level = v.InferOutput<typeof Level>

export const listLevels = defineCall({
  name: 'listLevels',
  method: 'GET',
  path: '/json-api/levels',
  access: 'anyone',
  summary: 'All levels from the first up [7.27]',
  response: v.object({ items: v.array(Level) }),
  refusals: [],
})

/** [9.25]: this much of real bets on slots, in minor units of roubles, or as much in another currency, is one compoint. */
export const CompointsConfig = v.object({ betsForOne: Money })
export type CompointsConfig = v.InferOutput<typeof CompointsConfig>

export const getCompointsConfig = defineCall({
  name: 'getCompointsConfig',
  method: 'GET',
  path: '/json-api/compoints/config',
  access: 'anyone',
  summary: 'How compoints are earned [7.29]',
  response: CompointsConfig,
  refusals: [],
})
