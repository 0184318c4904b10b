// What an entry of gifts.yaml gives to a player of one currency. Pure; amounts in minor units, compoints in hundredths.
import type { Amounts, GiftEntry } from '@yanta/content'
import { giftImages, usualWagerTimes } from '@yanta/content'
import type { BonusTerms, Currency, GiftType, Locale, Platform } from '@yanta/contract'
import { capWager } from '../../money/bonuses/bonuses.service.ts'

type Titles = Record<Locale, string>

/** An entry with all that it refers to, so that it is granted without the content. */
export interface StoredEntry {
  entry: GiftEntry
  bonusMaxStake: Amounts
  leastDeposit: Amounts
  /** How many times the jurisdiction lets bonus money be staked at most; null: any number. */
  mostWager: number | null
  /** Entries that a group or a table of prizes names, by slug. */
  inner: Record<string, GiftEntry>
}

/** The terms of a gift in the player's currency, as they are copied into it. */
export type StoredTerms =
  | { type: 'cash'; amount: number }
  | { type: 'xp'; xp: number }
  | { type: 'compoint'; compoints: number }
  | {
      type: 'deposit_bonus'
      percent: number
      leastDeposit: number
      /** The most deposits it counts; null: any number. */
      deposits: number | null
      bonus: BonusTerms
    }
  | { type: 'bonus_offer'; amount: number; bonus: BonusTerms }
  | { type: 'cashback'; amount: number; percent: number; bonus: BonusTerms }
  | { type: 'giftspin' | 'feature'; game: string; stake: number; total: number; bonus: BonusTerms }
  | { type: 'group'; options: GiftOffer[] }
  | { type: 'custom' }
  | { type: 'nondeposit'; prizes: Prize[] }

export interface Prize {
  /** Null: the empty prize. */
  offer: GiftOffer | null
  titles: Titles
  /** Hundredths of a percent. */
  chance: number
}

/** All that a gift copies when it is granted. */
export interface GiftOffer {
  slug: string
  titles: Titles
  /** Name of its picture among the art's gifts. */
  image: string
  days: number | null
  /** Of a deposit bonus the ceiling of the deposits it counts, of others the deposits needed before activation. */
  depositLimit: number | null
  needsPhone: boolean
  needsEmail: boolean
  platform: Platform | null
  level: number
  terms: StoredTerms & { type: GiftType }
}

/** What a week's cashback adds to its entry. */
export interface CashbackAmount {
  amount: number
  percent: number
}

/**
 * The offer of an entry in a currency.
 * @throws Error for a cashback without its amount
 */
export function buildOffer(
  { entry, ...stored }: StoredEntry,
  currency: Currency,
  cashback?: CashbackAmount,
): GiftOffer {
  const { slug, title, type, image = giftImages[type], days, restrictions } = entry
  const limits = entry.type === 'deposit_bonus' ? entry.limits : restrictions.depositLimits
  return {
    slug,
    titles: title,
    image,
    days,
    depositLimit: limits?.[currency] ?? null,
    needsPhone: restrictions.phone ?? false,
    needsEmail: restrictions.email ?? false,
    platform: restrictions.platform ?? null,
    level: restrictions.level ?? 1,
    terms: buildTerms(entry, stored, currency, cashback),
  }
}

type BonusOfEntry = Extract<GiftEntry, { type: keyof typeof usualWagerTimes }>['bonus']

function buildTerms(
  entry: GiftEntry,
  stored: Omit<StoredEntry, 'entry'>,
  currency: Currency,
  cashback?: CashbackAmount,
): StoredTerms {
  const inner = (slug: string) => buildOffer({ ...stored, entry: stored.inner[slug]! }, currency)
  const complete = (
    type: keyof typeof usualWagerTimes,
    { wagerTimes = usualWagerTimes[type], ...bonus }: BonusOfEntry,
  ): BonusTerms => ({
    ...bonus,
    wagerTimes: capWager(wagerTimes, stored.mostWager),
    maxStake: stored.bonusMaxStake[currency],
  })
  switch (entry.type) {
    case 'cash':
      return { type: 'cash', amount: entry.amount[currency] }
    case 'xp':
      return { type: 'xp', xp: entry.xp }
    case 'compoint':
      return { type: 'compoint', compoints: entry.compoints }
    case 'deposit_bonus':
      return {
        type: 'deposit_bonus',
        percent: entry.percent,
        leastDeposit: (entry.leastDeposit ?? stored.leastDeposit)[currency],
        deposits: entry.deposits ?? null,
        bonus: complete('deposit_bonus', entry.bonus),
      }
    case 'bonus_offer':
      return {
        type: 'bonus_offer',
        amount: entry.amount[currency],
        bonus: complete('bonus_offer', entry.bonus),
      }
    case 'cashback':
      if (!cashback) throw new Error(`the gift ${entry.slug} is granted with an amount`)
      return { type: 'cashback', ...cashback, bonus: complete('cashback', entry.bonus) }
    case 'giftspin':
    case 'feature': {
      const { type, game, stake, total, bonus } = entry
      return { type, game, stake: stake[currency], total, bonus: complete(type, bonus) }
    }
    case 'group':
      return { type: 'group', options: entry.options.map(inner) }
    case 'custom':
      return { type: 'custom' }
    case 'nondeposit':
      return {
        type: 'nondeposit',
        prizes: entry.prizes.map(({ gift, title, chance }) => {
          const offer = gift === null ? null : inner(gift)
          return { offer, chance, titles: title ?? offer!.titles }
        }),
      }
  }
}

/** The slugs that an entry names. */
export function listInner(entry: GiftEntry): string[] {
  if (entry.type === 'group') return entry.options
  return entry.type === 'nondeposit' ? entry.prizes.flatMap(({ gift }) => gift ?? []) : []
}
