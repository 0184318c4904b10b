// Maps an instance of a promotion, with what is known of it, to the contract's shapes.
import { findStatus } from '../contests/contests.service.ts'
import {
  flaskKinds,
  type Locale,
  type Prize,
  type Promotion,
  type PromotionDraw,
  type PromotionListItem,
  type PromotionWinner,
} from '@yanta/contract'
import { presentGiftImage, type DescribedOffer } from '../gifts/gifts.service.ts'
import { findDrawTime } from './draw/draw.rules.ts'
import { flaskPrizeId } from './exchange/exchange.rules.ts'
import { isDrawn, listDrawnPrizes, type PromotionContest } from './promotion-terms.ts'
import type { PromotionTexts } from './promotion-texts.present.ts'

export function presentPromotionItem(
  contest: PromotionContest,
  texts: PromotionTexts,
  now: Date,
): PromotionListItem {
  const { entry, title, description, fund, isBonus, image, background, container, type } = texts
  const { id, slug, startsAt, endsAt, terms, pool, state } = contest
  const hasBeginning = entry.startsAt !== undefined || entry.repeats !== undefined
  return {
    id: String(id),
    slug,
    title,
    description,
    template: terms.template,
    container,
    type,
    image,
    background,
    fund,
    isBonus,
    status: findStatus(contest, now),
    startAt: hasBeginning ? startsAt.toISOString() : null,
    endAt: endsAt?.toISOString() ?? null,
    sortPriority: texts.sortPriority,
    isImportant: texts.isImportant,
    prizePoolCounter: terms.pool === undefined ? null : { id: String(id), prizePool: pool },
    hasWinners: isDrawn(state) && listDrawnPrizes(terms).length > 0,
  }
}

/** What a page shows beside the texts. */
export interface PromotionFacts {
  /** Gifts of the prizes in the language and currency of who asks, by their slugs. */
  offers: ReadonlyMap<string, DescribedOffer>
  /** How many of each limited prize were taken. */
  taken: ReadonlyMap<string, number>
  winners: readonly (PromotionWinner & { prize: string })[]
  earlierWinners: readonly (PromotionWinner & { prize: string })[]
  earlier: PromotionContest | null
  sentGiftsCount: number
  /** Players in the frozen list; null before. */
  ticketHolders: number | null
}

export function presentPromotion(
  contest: PromotionContest,
  texts: PromotionTexts,
  facts: PromotionFacts,
  { now, locale }: { now: Date; locale: Locale },
): Promotion {
  const { terms, memberCount } = contest
  const { html, currency, additionalCurrency, blocks } = texts
  const context = { contest, texts, facts, locale }
  const { points, flasks, duckHunt } = terms
  return {
    ...presentPromotionItem(contest, texts, now),
    html,
    blocks,
    currency,
    additionalCurrency,
    prizes: presentPrizes(context),
    pointPrices: points?.bets ?? null,
    isHighFiveEnabled: terms.highFives,
    useParticipantBtn: terms.joinButton,
    achievements: {
      deposits: (points?.depositDays.length ?? 0) > 0,
      achievements: points?.achievement !== undefined,
    },
    membersCount: memberCount,
    sentGiftsCount: facts.sentGiftsCount,
    // Of who asks: the route knows.
    membership: null,
    draw: presentDraw(contest, facts.ticketHolders, now),
    flasks: flasks
      ? flaskKinds.map((kind, index) => ({
          kind,
          goal: flasks[kind].goal,
          prize: presentPrize(
            { ...plainPrize, id: flaskPrizeId(kind), gifts: [flasks[kind].gift] },
            index,
            context,
          ),
        }))
      : [],
    duckHunt: duckHunt ? { pointsPerShot: duckHunt.pointsPerShot } : null,
    earlierWinners: presentEarlier(context),
  }
}

interface PrizeContext {
  contest: PromotionContest
  texts: PromotionTexts
  facts: PromotionFacts
  locale: Locale
}

type PrizeTerms = PromotionContest['terms']['prizes'][number]

/** A gift without a price or a stock. */
const plainPrize: Omit<PrizeTerms, 'id' | 'gifts'> = {
  count: 1,
  unit: 'points',
  level: 1,
  isNew: false,
  isPool: false,
}

function presentPrizes(context: PrizeContext): Prize[] {
  const { terms } = context.contest
  const places = listPlaces(listDrawnPrizes(terms))
  return terms.prizes.map((prize, index) => ({
    ...presentPrize(prize, index, context),
    places: places.get(prize.id) ?? null,
    isMain: terms.template !== null && index === terms.prizes.length - 1,
    winners: context.facts.winners.flatMap(({ prize: won, ...winner }) => (won === prize.id ? [winner] : [])),
  }))
}

function presentPrize(
  prize: PrizeTerms,
  index: number,
  { contest, texts, facts, locale }: PrizeContext,
): Prize {
  const gifts = prize.gifts.flatMap((slug) => facts.offers.get(slug) ?? [])
  const { currency, additionalCurrency } = contest.terms
  const unit = prize.unit === 'points' ? currency : additionalCurrency
  // An edited title counts at once, also where the instance has begun.
  const title = texts.entry.prizes.find(({ id }) => id === prize.id)?.title ?? prize.title
  return {
    id: prize.id,
    position: index + 1,
    title: title?.[locale] ?? gifts[0]?.title ?? prize.id,
    image: gifts[0]?.image ?? presentGiftImage('cash'),
    giftTitles: gifts.map((gift) => gift.title),
    terms: gifts[0]?.terms ?? null,
    count: prize.count,
    places: null,
    price: prize.price ?? null,
    currencyId: prize.price === undefined ? null : (unit?.id ?? null),
    left: prize.stock === undefined ? null : Math.max(0, prize.stock - (facts.taken.get(prize.id) ?? 0)),
    level: prize.level,
    isMain: false,
    isNew: prize.isNew,
    winners: [],
  }
}

/** First and last place of each drawn prize: the main one, which is the last, has the first place. */
function listPlaces(prizes: readonly PrizeTerms[]): Map<string, { from: number; to: number }> {
  const places = new Map<string, { from: number; to: number }>()
  let before = 0
  for (const { id, count } of prizes.toReversed()) {
    places.set(id, { from: before + 1, to: before + count })
    before += count
  }
  return places
}

function presentDraw(
  contest: PromotionContest,
  ticketHolders: number | null,
  now: Date,
): PromotionDraw | null {
  const { endsAt, state, terms, seed, seedHash, listHash, frozenAt, drawnAt, ticketCount } = contest
  if (endsAt === null || listDrawnPrizes(terms).length === 0) return null
  return {
    state: findDrawState(contest, now)!,
    drawAt: findDrawTime(contest)!.toISOString(),
    seedHash,
    listHash,
    seed: isDrawn(state) ? seed : null,
    frozenAt: frozenAt?.toISOString() ?? null,
    drawnAt: drawnAt?.toISOString() ?? null,
    ticketCount,
    memberCount: ticketHolders,
  }
}

/** [4.58]; null: nothing is drawn. */
export function findDrawState(contest: PromotionContest, now: Date): PromotionDraw['state'] | null {
  if (listDrawnPrizes(contest.terms).length === 0) return null
  if (contest.state === 'cancelled') return 'cancelled'
  if (isDrawn(contest.state)) return 'drawn'
  return findStatus(contest, now) === 'past' ? 'preparing' : 'open'
}

function presentEarlier({ facts: { earlier, earlierWinners, offers }, texts, locale }: PrizeContext) {
  if (!earlier) return []
  return earlierWinners.map(({ prize: id, ...winner }) => {
    const prize = earlier.terms.prizes.find((one) => one.id === id)
    const offer = offers.get(prize?.gifts[0] ?? '')
    const title = texts.entry.prizes.find((one) => one.id === id)?.title ?? prize?.title
    return { ...winner, prize: title?.[locale] ?? offer?.title ?? id, terms: offer?.terms ?? null }
  })
}
