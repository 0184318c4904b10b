// A promotion, called an action on the wire [3.19]: its card, page, prizes and draw. Texts are in the locale of the call.
import * as v from 'valibot'
import { GiftTerms } from './gifts.ts'
import { Count, Id, Instant, Money, PictureAddress, Slug } from './kit/scalars.ts'
import { PrizePoolCounter } from './prize-pool.ts'
import { Membership } from './promotion-member.ts'

/** [3.24]; null is a page of text [3.23]. */
export const PromotionTemplate = v.nullable(
  v.picklist(['template1', 'template2', 'template3', 'template4', 'template5']),
)
export type PromotionTemplate = v.InferOutput<typeof PromotionTemplate>

export type PromotionPage = 'static' | 'lottery' | 'exchange'

/** [3.24] The page of a template. */
export function getPromotionPage(template: PromotionTemplate): PromotionPage {
  if (template === null) return 'static'
  return template === 'template2' || template === 'template5' ? 'exchange' : 'lottery'
}

/** [3.25]. */
export const PromotionContainer = v.picklist(['default', 'birthday', 'secondary', 'third'])
export type PromotionContainer = v.InferOutput<typeof PromotionContainer>

/** What a card is labelled with [2.36]. */
export const PromotionType = v.picklist([
  'lottery',
  'exchange',
  'season',
  'highFive',
  'duckHunt',
  'personal',
  'standing',
  'newcomer',
  'page',
])
export type PromotionType = v.InferOutput<typeof PromotionType>

/** The data of a card [2.36]. `image` is 16:9, `background` the same scene for a whole page. */
export const PromotionListItem = v.object({
  /** Of this instance; a promotion that comes again is another instance. */
  id: Id,
  /** The address of this instance. */
  slug: Slug,
  title: v.string(),
  description: v.string(),
  template: PromotionTemplate,
  container: PromotionContainer,
  type: PromotionType,
  image: PictureAddress,
  background: PictureAddress,
  /** The prize fund or bonus, in words; null: none with an amount. */
  fund: v.nullable(v.string()),
  /** Whether `fund` is a bonus, which each player can get, rather than a prize fund. */
  isBonus: v.boolean(),
  status: v.picklist(['future', 'active', 'past']),
  startAt: v.nullable(Instant),
  endAt: v.nullable(Instant),
  /** The higher, the nearer to the beginning of its group [2.37]. */
  sortPriority: v.pipe(v.number(), v.integer()),
  /** Shown large above the list. */
  isImportant: v.boolean(),
  prizePoolCounter: v.nullable(PrizePoolCounter),
  /** Whether winners of a draw are known. */
  hasWinners: v.boolean(),
})
export type PromotionListItem = v.InferOutput<typeof PromotionListItem>

/** What a promotion counts in [3.20]. `name` is a plural, such as 'shells'. */
export const PromotionCurrency = v.object({
  id: Slug,
  name: v.string(),
  icon: PictureAddress,
  /** Where it is explained; null: on the page itself. */
  url: v.nullable(v.string()),
})
export type PromotionCurrency = v.InferOutput<typeof PromotionCurrency>

/** One who was drawn; `number` is the participant's number in the draw's file. */
export const PromotionWinner = v.object({
  place: v.pipe(v.number(), v.integer(), v.minValue(1)),
  userId: Id,
  nick_name: v.string(),
  avatar: PictureAddress,
  /** Six digits. */
  ticket: v.string(),
  number: Count,
})
export type PromotionWinner = v.InferOutput<typeof PromotionWinner>

/**
 * A prize [3.26]: a row of the draw, or something to exchange points for. The last one is the main prize.
 * `price` is in whole units of `currencyId`; null: it is drawn, or given for another reason.
 */
export const Prize = v.object({
  id: Slug,
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  image: PictureAddress,
  giftTitles: v.array(v.string()),
  /** What its first gift gives, where that is one of amounts, in the player's currency, for guests in roubles. */
  terms: v.nullable(GiftTerms),
  /** How many players are drawn for it; their places follow those of the prizes that are worth more. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** First and last place; null: it is not drawn. */
  places: v.nullable(
    v.object({ from: v.pipe(v.number(), v.minValue(1)), to: v.pipe(v.number(), v.minValue(1)) }),
  ),
  price: v.nullable(Count),
  currencyId: v.nullable(Slug),
  /** What is left of a limited stock; null: unlimited, or drawn. */
  left: v.nullable(Count),
  /** The least level that may take it. */
  level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isMain: v.boolean(),
  isNew: v.boolean(),
  winners: v.array(PromotionWinner),
})
export type Prize = v.InferOutput<typeof Prize>

export const flaskKinds = ['achievements', 'deposits', 'bets'] as const
export const FlaskKind = v.picklist(flaskKinds)
export type FlaskKind = v.InferOutput<typeof FlaskKind>

/**
 * The draw of a promotion. Before its end only the hash of the seed is known; then the list of tickets is frozen and its hash
 * published; then winners are drawn, and the seed is published.
 */
export const PromotionDraw = v.object({
  state: v.picklist(['open', 'preparing', 'drawn', 'cancelled']),
  /** When winners are drawn at the earliest. */
  drawAt: Instant,
  seedHash: v.string(),
  listHash: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  frozenAt: v.nullable(Instant),
  drawnAt: v.nullable(Instant),
  /** Tickets of the frozen list, and of how many players. */
  ticketCount: v.nullable(Count),
  memberCount: v.nullable(Count),
})
export type PromotionDraw = v.InferOutput<typeof PromotionDraw>

/** Blocks of text and numbers that the editors add to a page; each is shown where its list isn't empty. */
export const PromotionBlocks = v.object({
  /** How it works, in short. */
  steps: v.array(
    v.object({
      icon: v.picklist(['slots', 'hand', 'ticket', 'wallet', 'gift', 'trophy', 'target', 'cup']),
      title: v.string(),
      text: v.string(),
    }),
  ),
  /** Conditions of a personal promotion. */
  conditions: v.array(
    v.object({ icon: v.picklist(['calendar', 'shield', 'level']), title: v.string(), text: v.string() }),
  ),
  /** A table of levels. */
  levels: v.array(
    v.object({
      level: v.pipe(v.number(), v.integer(), v.minValue(1)),
      name: v.string(),
      image: PictureAddress,
      text: v.string(),
    }),
  ),
  /** Rungs of a ladder of deposits. */
  rungs: v.array(v.object({ title: v.string(), text: v.string(), from: v.string() })),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** What is done next; null: what the template offers. */
  action: v.nullable(v.object({ text: v.string(), url: v.string() })),
})
export type PromotionBlocks = v.InferOutput<typeof PromotionBlocks>

/** A promotion [3.19-3.22]. `html` is sanitised by the platform; its headings begin with `h2`. */
export const Promotion = v.object({
  ...PromotionListItem.entries,
  html: v.string(),
  /** From the least to the main one, which is the last [3.26]. */
  prizes: v.array(Prize),
  currency: v.nullable(PromotionCurrency),
  additionalCurrency: v.nullable(PromotionCurrency),
  /** What one point costs in real bets, in minor units of each currency; null: bets earn nothing. */
  pointPrices: v.nullable(v.record(v.string(), Money)),
  isHighFiveEnabled: v.boolean(),
  /** Whether facts count only after `joinPromotion` [3.22]. */
  useParticipantBtn: v.boolean(),
  /** Whether deposits of a day and achievements earn, with what they give in whole points. */
  achievements: v.object({ deposits: v.boolean(), achievements: v.boolean() }),
  membersCount: Count,
  sentGiftsCount: Count,
  /** Of the player who asks; null for guests, and for who takes no part. */
  membership: v.nullable(Membership),
  draw: v.nullable(PromotionDraw),
  /** Of the seasonal promotion: what each flask takes and gives. */
  flasks: v.array(v.object({ kind: FlaskKind, goal: v.pipe(v.number(), v.minValue(1)), prize: Prize })),
  /** The duck hunt of this promotion; null: it has none. */
  duckHunt: v.nullable(v.object({ pointsPerShot: v.pipe(v.number(), v.minValue(1)) })),
  blocks: PromotionBlocks,
  /** Winners of the instance before this one, the first three. */
  earlierWinners: v.array(
    v.object({ ...PromotionWinner.entries, prize: v.string(), terms: v.nullable(GiftTerms) }),
  ),
})
export type Promotion = v.InferOutput<typeof Promotion>
