// Promotions: one file of `content/promotions` each. Rules are a closed set; the file gives numbers and texts.
import { PromotionContainer, PromotionType, Slug, flaskKinds } from '@yanta/contract'
import * as v from 'valibot'
import { Needed, Needs, Translated, Wrapping } from './fields.ts'
import { Amounts } from './gifts.ts'
import { schedule } from './schedule.ts'

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const Currency = v.strictObject({
  id: Slug,
  /** Plural. */
  name: Translated,
  /** Name of the art: `currencies/shell`. */
  icon: v.string(),
})

const Unit = v.picklist(['points', 'additional'])

export const PrizeEntry = v.strictObject({
  id: Slug,
  /** Left out: the title of the first gift. */
  title: v.optional(Wrapping),
  /** Slugs of gifts.yaml, all of them are given. Left out: the prize is the pool, or has only a title. */
  gifts: v.optional(v.array(Slug), []),
  /** Players that are drawn for it. */
  count: v.optional(Positive, 1),
  /** Whole units; left out: it is drawn, or taken once by who may. */
  price: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  unit: v.optional(Unit, 'points'),
  stock: v.optional(Positive),
  level: v.optional(Positive, 1),
  isNew: v.optional(v.boolean(), false),
  /** The pool that wins fill: the main prize, in the seasonal promotion shared by the final tickets. */
  isPool: v.optional(v.boolean(), false),
})
export type PrizeEntry = v.InferOutput<typeof PrizeEntry>

const Flask = v.strictObject({ goal: Positive, gift: Slug })

const Step = v.strictObject({
  icon: v.picklist(['slots', 'hand', 'ticket', 'wallet', 'gift', 'trophy', 'target', 'cup']),
  title: Wrapping,
  text: Wrapping,
})

export const PromotionEntry = v.strictObject({
  slug: Slug,
  title: Wrapping,
  description: Wrapping,
  fund: v.optional(Wrapping),
  text: Translated,
  /** Goes on with the last paragraph of the text, where there is what it needs. */
  addition: v.optional(v.strictObject({ needs: Needed, text: Translated })),
  /** `fund` is what each player can get, and no prize fund. */
  bonus: v.optional(v.boolean(), false),
  /** Has an address, and stands in no list and no site map. */
  hidden: v.optional(v.boolean(), false),

  template: v.optional(
    v.nullable(v.picklist(['template1', 'template2', 'template3', 'template4', 'template5'])),
    null,
  ),
  container: v.optional(PromotionContainer, 'default'),
  type: v.optional(PromotionType, 'page'),
  /** The promotion whose pictures it has; left out, they are its own. */
  picture: v.optional(Slug),
  priority: v.optional(v.pipe(v.number(), v.integer()), 0),
  important: v.optional(v.boolean(), false),

  ...schedule,
  /** How long after the end winners are drawn. */
  drawAfter: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}m$/, 'minutes, such as 5m')), '5m'),

  currency: v.optional(Currency),
  additionalCurrency: v.optional(Currency),
  /** What earns points, in minor units per point of each currency. */
  points: v.optional(
    v.strictObject({
      /** Real part of stakes. */
      bets: v.optional(Amounts),
      deposits: v.optional(Amounts),
      /** Deposits of a day, by the highest rung reached. */
      depositDays: v.optional(v.array(v.strictObject({ amount: Amounts, points: Positive })), []),
      /** Points for each completed achievement. */
      achievement: v.optional(Positive),
    }),
  ),
  /** Points that are one ticket. */
  pointsPerTicket: v.optional(Positive, 1),
  joinButton: v.optional(v.boolean(), false),
  highFives: v.optional(v.boolean(), false),
  /** Kopecks that the pool begins with; left out: there is none. */
  pool: v.optional(Positive),
  /** From the least to the main one. */
  prizes: v.optional(v.array(PrizeEntry), []),
  flasks: v.optional(
    v.strictObject({ achievements: Flask, deposits: Flask, bets: Flask } satisfies Record<
      (typeof flaskKinds)[number],
      unknown
    >),
  ),
  duckHunt: v.optional(
    v.strictObject({
      pointsPerShot: Positive,
      /** In hundredths of a percent. */
      hitChance: v.pipe(Positive, v.maxValue(10_000)),
      /** Gifts that every fifth hit brings, in turn. */
      gifts: v.pipe(v.array(Slug), v.minLength(1)),
    }),
  ),
  /** Personal: days before and after the birthday in which one of the prizes can be taken, and the least level. */
  birthday: v.optional(v.strictObject({ before: Positive, after: Positive, level: v.optional(Positive, 1) })),

  steps: v.optional(v.array(Step), []),
  conditions: v.optional(
    v.array(
      v.strictObject({
        icon: v.picklist(['calendar', 'shield', 'level']),
        title: Wrapping,
        text: Wrapping,
      }),
    ),
    [],
  ),
  levels: v.optional(v.array(v.strictObject({ level: Positive, text: Wrapping })), []),
  rungs: v.optional(v.array(v.strictObject({ title: Wrapping, text: Wrapping, from: Wrapping })), []),
  questions: v.optional(v.array(v.strictObject({ question: Wrapping, answer: Wrapping })), []),
  action: v.optional(v.strictObject({ text: Translated, url: v.string(), needs: Needs })),
  needs: Needs,
})
export type PromotionEntry = v.InferOutput<typeof PromotionEntry>
