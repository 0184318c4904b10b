// The duck hunt [7.45]. Promises: a shot hits by the seed whose hash was shown before, whatever the client sends; each is decided once and
// its repetition gets the same answer; no more are fired than points have given, and none after the end.
import type { CallAnswer, Currency, DuckHuntGame, DuckHuntPrize, Locale, shootDuck } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Deps } from '../../../../plugins/deps.ts'
import type { Player } from '../../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../../money/gate/gate.service.ts'
import { createSeed, findStatus } from '../../contests/contests.service.ts'
import { findMember } from '../../contests/members.service.ts'
import {
  describeOffers,
  grantGift,
  publishGiftNews,
  readGiftPlayer,
  type GiftNotice,
} from '../../gifts/gifts.service.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest, PromotionTerms } from '../promotion-terms.ts'
import type { Promotions } from '../promotions.service.ts'
import {
  insertHunt,
  insertShot,
  lockHunt,
  selectHunt,
  selectShot,
  selectWon,
  type Hunt,
  type Shot,
} from './duck-hunt.repository.ts'
import { countShots, findPrizeOf, hitsPerPrize, isHit } from './duck-hunt.rules.ts'

type Clocked = Pick<Deps, 'db' | 'clock' | 'realtime'>
type HuntTerms = NonNullable<PromotionTerms['duckHunt']>

interface Asker {
  player: Player
  locale: Locale
}

/** A player's game; it begins when it is first looked at. @throws Refusal not_found, user_not_participate */
export async function readGame(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { findNames }: Pick<Promotions, 'findNames'>,
  { player, locale }: Asker,
  gameId: string,
): Promise<DuckHuntGame> {
  const now = clock.now()
  const found = await findHuntPromotion(db, gameId)
  if (!found) throw new Refusal('not_found')
  const { contest, terms } = found
  const game = { contestId: contest.id, userId: player.id }
  const member = await findMember(db, contest.id, player.id)
  if (!member) throw new Refusal('user_not_participate')
  const { seed, seedHash, fired, hits } = await getHunt(db, now, game)
  const status = findStatus(contest, now)
  return {
    id: gameId,
    actionId: gameId,
    slug: contest.slug,
    title: findNames(contest.entry)?.titles[locale] ?? contest.slug,
    status,
    endsAt: contest.endsAt?.toISOString() ?? null,
    seedHash,
    seed: status === 'past' ? seed : null,
    ...countShots(member.earned, terms.pointsPerShot),
    fired,
    hits,
    hitsPerPrize,
    hitChance: terms.hitChance,
    prizes: await describePrizes(db, terms, await selectWon(db, game), {
      currency: player.currency,
      locale,
    }),
  }
}

/** Fires the shot of this number. @throws Refusal of the contract's `shootDuck` */
export async function shoot(
  { db, clock, realtime }: Clocked,
  { player, locale }: Asker,
  { gameId, number }: { gameId: string; number: number },
): Promise<CallAnswer<typeof shootDuck>> {
  const now = clock.now()
  const found = await findHuntPromotion(db, gameId)
  if (!found) throw new Refusal('invalid_promotion')
  const { contest, terms } = found
  const game = { contestId: contest.id, userId: player.id }
  const member = await findMember(db, contest.id, player.id)
  if (!member) throw new Refusal('user_not_participate')
  await getHunt(db, now, game)
  const { shot, news } = await db
    .transaction()
    .execute((trx) => shootOnce(trx, now, contest, terms, { userId: player.id, number }))
  publishGiftNews(realtime, news)
  const { granted } = countShots(member.earned, terms.pointsPerShot)
  const prizes =
    shot.prize === null
      ? []
      : await describePrizes(db, terms, new Set([shot.prize]), { currency: player.currency, locale })
  return {
    number,
    isHit: shot.isHit,
    hits: shot.hits,
    granted,
    prize: prizes.find(({ isWon }) => isWon) ?? null,
  }
}

async function shootOnce(
  trx: PlatformDatabase,
  now: Date,
  contest: PromotionContest,
  terms: HuntTerms,
  { userId, number }: { userId: number; number: number },
): Promise<{ shot: Shot; news: readonly GiftNotice[] }> {
  const game = { contestId: contest.id, userId }
  const { seed, fired, hits } = (await lockHunt(trx, game))!
  if (number <= fired) return { shot: (await selectShot(trx, { ...game, number }))!, news: [] }
  const closed = mayTakePart(await readGateFacts(trx, now, userId))
  if (closed) throw new Refusal(closed)
  if (findStatus(contest, now) !== 'active') throw new Refusal('action_is_inactive')
  const { isMultiAccount, areBonusesDisabled } = await readGiftPlayer(trx, userId)
  if (isMultiAccount || areBonusesDisabled) throw new Refusal('action_not_allowed')
  if (number > fired + 1) throw new Refusal('step_out_of_turn')
  const { earned } = (await findMember(trx, contest.id, userId))!
  if (number > countShots(earned, terms.pointsPerShot).granted) throw new Refusal('insufficient_funds')

  const hit = isHit(seed, number, terms.hitChance)
  const hitCount = hits + (hit ? 1 : 0)
  const index = hit ? findPrizeOf(hitCount, terms.gifts.length) : null
  const granted =
    index === null
      ? null
      : await grantGift(trx, now, {
          userId,
          gift: terms.gifts[index]!,
          reason: 'promotions',
          scope: 'promotion',
          key: `${contest.id} duck-hunt ${userId} ${number}`,
        })
  const shot = { number, isHit: hit, hits: hitCount, prize: index === null ? null : prizeId(index) }
  await insertShot(trx, now, { ...game, ...shot, giftId: granted?.giftId ?? null })
  return { shot, news: granted?.news ?? [] }
}

async function findHuntPromotion(
  db: PlatformDatabase,
  gameId: string,
): Promise<{ contest: PromotionContest; terms: HuntTerms } | null> {
  const contest = await findPromotion(db, gameId)
  const terms = contest?.terms.duckHunt
  return contest && terms ? { contest, terms } : null
}

async function getHunt(
  db: PlatformDatabase,
  now: Date,
  game: { contestId: number; userId: number },
): Promise<Hunt> {
  const known = await selectHunt(db, game)
  if (known) return known
  await insertHunt(db, now, { ...game, ...createSeed() })
  return (await selectHunt(db, game))!
}

const prizeId = (index: number) => `gift-${index + 1}`

/** In the order in which they come. */
async function describePrizes(
  db: PlatformDatabase,
  { gifts }: HuntTerms,
  won: ReadonlySet<string>,
  asker: { currency: Currency; locale: Locale },
): Promise<DuckHuntPrize[]> {
  const offers = await describeOffers(db, gifts, asker)
  return gifts.flatMap((slug, index) => {
    const offer = offers.get(slug)
    if (!offer) return []
    const { title, image, terms } = offer
    return [{ id: prizeId(index), title, image, terms, isWon: won.has(prizeId(index)) }]
  })
}
