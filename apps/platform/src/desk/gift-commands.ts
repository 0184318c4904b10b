import { hasAudit, recordAudit } from '../modules/site/audit/audit.service.ts'
import { createCoupon } from '../modules/rewards/coupons/coupons.service.ts'
import {
  fulfilGift,
  grantGift,
  isGiftOffered,
  listPlayerGifts,
  publishGiftNews,
  revokeGift,
  type GiftNotice,
} from '../modules/rewards/gifts/gifts.service.ts'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { addSeconds } from '@yanta/config/clock'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostListed = 30

export const grantPlayerGift: Command = {
  name: 'gift grant',
  takes: '<player> <gift>',
  says: 'give a gift of gifts.yaml by its slug',
  count: 2,
  async run({ db, clock, realtime }, [wanted, slug], { operator, reason, key }) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    await assertOffered(db, slug!)
    const { giftId, news } = await db.transaction().execute(async (trx) => {
      const granted = await grantGift(trx, clock.now(), {
        userId: id,
        gift: slug!,
        reason: 'personal',
        scope: 'desk',
        key,
      })
      if (granted.news.length > 0)
        await recordAudit(trx, {
          actor: operator,
          action: 'gift grant',
          subject: `player ${id}`,
          reason,
          detail: { gift: granted.giftId, slug, key },
        })
      return granted
    })
    publishGiftNews(realtime, news)
    return `${nickName} (${id}) has the gift ${giftId}: ${slug}.`
  },
}

export const listGiftsOfPlayer: Command = {
  name: 'gift list',
  takes: '<player>',
  says: `the latest ${mostListed} gifts of a player with their ids and states`,
  count: 1,
  async run({ db, clock }, [wanted]) {
    const { id, nickName } = await getDeskPlayer(db, wanted!)
    const gifts = await listPlayerGifts(db, clock.now(), id, 'en')
    if (gifts.length === 0) return `${nickName} (${id}) has had no gift.`
    return gifts
      .slice(0, mostListed)
      .map((gift) =>
        [
          gift.id.padStart(6),
          gift.state.padEnd(9),
          gift.type.padEnd(13),
          gift.reason.padEnd(13),
          `${gift.receivedAt} to ${gift.expiredAt ?? 'no end'}`,
          gift.title,
        ].join('  '),
      )
      .join('\n')
  },
}

export const revokePlayerGift: Command = {
  name: 'gift revoke',
  takes: '<player> <gift id>',
  says: 'take a live gift back, with what is left of its free rounds',
  count: 2,
  run: (context, words, request) =>
    endWith(context, words, request, {
      action: 'gift revoke',
      end: revokeGift,
      done: 'no longer has',
      refused: 'has no live gift',
    }),
}

export const fulfilPlayerGift: Command = {
  name: 'gift fulfil',
  takes: '<player> <gift id>',
  says: 'mark an active gift of type custom as handed over',
  count: 2,
  run: (context, words, request) =>
    endWith(context, words, request, {
      action: 'gift fulfil',
      end: fulfilGift,
      done: 'has received',
      refused: 'has no active custom gift',
    }),
}

export const createGiftCoupon: Command = {
  name: 'coupon create',
  takes: '<code> <gift> <uses> <days>',
  says: 'make a code for a gift of gifts.yaml: so many uses in all, one a player, for so many days',
  count: 4,
  async run({ db, clock }, [code, slug, usesText, daysText], { operator, reason, key }) {
    if (!/^[\p{L}\d-]{1,150}$/u.test(code!) || !/[\p{L}\d]/u.test(code!))
      throw new DeskError(`'${code}' is no code: letters, digits and hyphens.`)
    await assertOffered(db, slug!)
    const mostUses = parseCount(usesText!, 1_000_000)
    const wanted = addSeconds(clock.now(), parseCount(daysText!, 365) * 86_400)
    const endsAt = await db.transaction().execute(async (trx) => {
      const made = await createCoupon(trx, { spelling: code!, gift: slug!, endsAt: wanted, mostUses })
      const entry = { action: 'coupon create', subject: `coupon ${code}` }
      const until = made.endsAt?.toISOString()
      if (made.isNew)
        await recordAudit(trx, {
          ...entry,
          actor: operator,
          reason,
          detail: { gift: slug, mostUses, endsAt: until, key },
        })
      else if (!(await hasAudit(trx, { ...entry, key })))
        throw new DeskError(`There is a coupon ${code} already: capitals and hyphens make no difference.`)
      return until
    })
    return `${code} gives ${slug}, ${mostUses} times in all, until ${endsAt}.`
  },
}

async function assertOffered(db: PlatformDatabase, slug: string): Promise<void> {
  if (!(await isGiftOffered(db, slug)))
    throw new DeskError(`There is no gift '${slug}' in gifts.yaml that the desk can give.`)
}

interface Ending {
  action: string
  end: (
    trx: PlatformDatabase,
    now: Date,
    owner: { userId: number; giftId: number },
  ) => Promise<GiftNotice[] | null>
  done: string
  refused: string
}

async function endWith(
  { db, clock, realtime }: DeskContext,
  [wanted, idText]: readonly string[],
  { operator, reason }: DeskRequest,
  { action, end, done, refused }: Ending,
): Promise<string> {
  const { id, nickName } = await getDeskPlayer(db, wanted!)
  const giftId = /^\d{1,15}$/.test(idText!) ? Number(idText) : 0
  const news = await db.transaction().execute(async (trx) => {
    const ended = await end(trx, clock.now(), { userId: id, giftId })
    if (!ended) throw new DeskError(`${nickName} (${id}) ${refused} ${idText}: \`gift list\` shows them.`)
    await recordAudit(trx, {
      actor: operator,
      action,
      subject: `player ${id}`,
      reason,
      detail: { gift: giftId },
    })
    return ended
  })
  publishGiftNews(realtime, news)
  return `${nickName} (${id}) ${done} the gift ${giftId}.`
}

function parseCount(text: string, most: number): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > most)
    throw new DeskError(`'${text}' is out of range: give a whole number from 1 to ${most}.`)
  return count
}
