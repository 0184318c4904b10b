// Promotions, called actions on the wire [3.19]. Texts are in the locale of the call.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Id, Instant, PictureAddress, Slug } from './kit/scalars.ts'

/** [3.24]; null is a page of text [3.23]. */
export const PromotionTemplate = v.nullable(
  v.picklist(['template1', 'template2', 'template3', 'template4', 'template5']),
)
export type PromotionTemplate = v.InferOutput<typeof PromotionTemplate>

/** The data of a card [2.36]. `image` is 16:9, `background` the same scene for a whole page. */
export const PromotionListItem = v.object({
  id: Id,
  slug: Slug,
  title: v.string(),
  template: PromotionTemplate,
  image: PictureAddress,
  background: PictureAddress,
  /** The prize fund or bonus, in words; null: none with an amount. */
  fund: v.nullable(v.string()),
  /** Whether `fund` is a bonus, which each player can get, rather than a prize fund. */
  isBonus: v.boolean(),
  status: v.picklist(['future', 'active', 'past']),
  startAt: v.nullable(Instant),
  endAt: v.nullable(Instant),
})
export type PromotionListItem = v.InferOutput<typeof PromotionListItem>

/** `html` is sanitised by the platform; its headings begin with `h2`. */
export const Promotion = v.object({ ...PromotionListItem.entries, description: v.string(), html: v.string() })
export type Promotion = v.InferOutput<typeof Promotion>

export const listPromotions = defineCall({
  name: 'listPromotions',
  method: 'GET',
  path: '/json-api/actions',
  access: 'anyone',
  summary: 'Promotions, those that run now first [7.33], [4.5]',
  response: v.object({ items: v.array(PromotionListItem) }),
  refusals: [],
})

export const getActivePromotion = defineCall({
  name: 'getActivePromotion',
  method: 'GET',
  path: '/json-api/actions/active',
  access: 'anyone',
  summary: 'The first promotion that runs now [7.34]; null while none does',
  response: v.object({ data: v.nullable(Promotion) }),
  refusals: [],
})

export const getPromotion = defineCall({
  name: 'getPromotion',
  method: 'GET',
  path: '/json-api/actions/{slug}',
  access: 'anyone',
  summary: 'A promotion [7.35]',
  params: v.object({ slug: Slug }),
  response: Promotion,
  refusals: ['not_found', 'invalid_request'],
})
