// What players are given and earn.
import * as v from 'valibot'
import { productCategories, Slug } from '@yanta/contract'
import { Percent, Position, Translated } from './fields.ts'

export const LevelEntry = v.strictObject({
  name: Translated,
  fromXp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  cashback: Percent,
  compointsRate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  support: v.picklist(['usual', 'fast', 'vip']),
  /** Slug of gifts.yaml: given once when the level is reached. */
  gift: v.optional(Slug),
})
export type LevelEntry = v.InferOutput<typeof LevelEntry>

/** A product of the shop of compoints; `price` in hundredths. Title and picture are those of its gift. */
export const ProductEntry = v.strictObject({
  slug: Slug,
  gift: Slug,
  category: v.picklist(productCategories),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** How many are sold in all; null: any number. */
  stock: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))), null),
  /** The level that may buy it. */
  level: v.optional(Position, 1),
  isHit: v.optional(v.boolean(), false),
})
export type ProductEntry = v.InferOutput<typeof ProductEntry>
