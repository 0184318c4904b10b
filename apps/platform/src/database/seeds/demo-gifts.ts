// Gifts of the demo players, of every type and in every state, so that a newcomer sees the screens full. In demo mode only, once for
// each player: nothing is added to a player who has some from here. They go the usual way, and none moves money.
import { addSeconds } from '@yanta/config/clock'
import type { GiftEntry, LoadedContent, PlayerEntry } from '@yanta/content'
import type { GiftReason, GiftType } from '@yanta/contract'
import { findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import { activateWithin, fulfilGift, grantGift } from '../../modules/rewards/gifts/gifts.service.ts'
import type { PlatformDatabase } from '../platform-database.ts'
import { seedScope } from './demo-players.ts'

type DemoGifts = Pick<LoadedContent, 'players' | 'gifts' | 'settings' | 'jurisdiction'>

const day = 86_400
const cashback = { amount: 48_200, percent: 5 }

export async function seedDemoGifts(
  db: PlatformDatabase,
  now: Date,
  { players, gifts, settings, jurisdiction }: DemoGifts,
): Promise<void> {
  for (const [position, player] of players.entries()) {
    const userId = await findPlayerByEmail(db, player.email.toLowerCase())
    if (userId !== undefined)
      await db
        .transaction()
        .execute((trx) =>
          seedGiftsOf(
            trx,
            now,
            { ...player, id: userId, isFirst: position === 0 },
            { gifts, settings, jurisdiction },
          ),
        )
  }
}

async function seedGiftsOf(
  trx: PlatformDatabase,
  now: Date,
  player: PlayerEntry & { id: number; isFirst: boolean },
  { gifts, settings, jurisdiction }: Omit<DemoGifts, 'players'>,
): Promise<void> {
  const userId = player.id
  const seeded = await trx
    .selectFrom('user_gifts')
    .select('id')
    .where('user_id', '=', userId)
    .where('scope', '=', seedScope)
    .limit(1)
    .executeTakeFirst()
  if (seeded) return

  const reasonOf = ({ type, slug }: GiftEntry): GiftReason => {
    if (type === 'cashback') return 'cashback'
    return settings.registration.gifts.includes(slug) ? 'registration' : 'personal'
  }
  async function give(entry: GiftEntry, place: string, at: Date): Promise<number> {
    const { giftId } = await grantGift(trx, at, {
      userId,
      gift: entry.type === 'cashback' ? { slug: entry.slug, ...cashback } : entry.slug,
      reason: reasonOf(entry),
      scope: seedScope,
      key: `${userId}:${place}`,
    })
    return giftId
  }
  const find = (type: GiftType) => gifts.filter((entry) => entry.type === type)
  async function activate(giftId: number, option?: string): Promise<void> {
    await activateWithin(
      trx,
      now,
      {
        addXp: () => Promise.reject(new Error('the demo gives no experience')),
        offerLevel: settings.rewards.bonusAvailabilityLevel,
        mostWager: jurisdiction.mostWager,
      },
      { player, giftId, platform: 'desktop', locale: player.locale, option },
    )
  }

  const long = addSeconds(now, -60 * day)
  for (const entry of find('cash').slice(0, 2)) await give(entry, `expired ${entry.slug}`, long)
  for (const type of listedTypes) {
    const [entry] = find(type)
    if (entry && entry.days !== null) await give(entry, `received ${type}`, addSeconds(now, -3_600))
  }
  const [custom] = find('custom')
  if (custom) {
    const owner = { userId, giftId: await give(custom, 'fulfilled', addSeconds(now, -2 * day)) }
    await activate(owner.giftId)
    await fulfilGift(trx, now, owner)
    await activate(await give(custom, 'active', addSeconds(now, -day)))
  }
  const [group] = find('group')
  if (group?.type === 'group')
    await activate(await give(group, 'chosen', addSeconds(now, -day)), group.options[1])
  // Only one gift of free rounds is played at a time: the first player has spins, the others a feature.
  const spins = player.isFirst ? find('giftspin').at(-2) : find('feature')[0]
  if (spins) await activate(await give(spins, 'playing', now))
}

const listedTypes: readonly GiftType[] = [
  'xp',
  'compoint',
  'cash',
  'custom',
  'nondeposit',
  'group',
  'feature',
  'giftspin',
  'bonus_offer',
  'cashback',
  'deposit_bonus',
]
