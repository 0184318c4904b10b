// The shop of compoints. Promises: a purchase is one transaction, made once for a key of its player; it costs the price that was
// confirmed, where one was; of a limited product never more than its stock is sold.
import type { LoadedContent, ProductEntry } from '@yanta/content'
import type { CallAnswer, buyCompointProduct, CompointProduct, Gift, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import type { Player } from '../../../plugins/session.ts'
import { mayTakePart, readGateFacts } from '../../money/gate/gate.service.ts'
import { lockWallet, postMovements, type Wallet } from '../../money/ledger/ledger.service.ts'
import { publishCompoints } from '../compoints/compoints.service.ts'
import {
  describeOffers,
  grantGift,
  publishGiftNews,
  readGiftPlayer,
  readGifts,
  type GiftNotice,
} from '../gifts/gifts.service.ts'
import { getPlayerLevel } from '../levels/levels.service.ts'
import { insertPurchase, selectPurchase, selectSales, takeFromStock } from './compoint-shop.repository.ts'

/** Scope of its movements and gifts. */
const scope = 'compoint-shop'

type Products = LoadedContent['products']

interface Asker {
  player: Player
  locale: Locale
}

/** All products in the order of the editors [7.30], in the player's currency and language. */
export async function listProducts(
  db: PlatformDatabase,
  products: Products,
  { player: { currency }, locale }: Asker,
): Promise<CompointProduct[]> {
  const slugs = [...new Set(products.map(({ gift }) => gift))]
  const [offers, sales] = [await describeOffers(db, slugs, { currency, locale }), await selectSales(db)]
  return products.flatMap(({ slug, gift, category, price, level, stock, isHit }) => {
    const offer = offers.get(gift)
    if (!offer) return []
    const { title, image, type: giftType, terms } = offer
    const left = stock === null ? null : Math.max(0, stock - (sales.get(slug) ?? 0))
    return [{ id: slug, title, image, category, giftType, terms, price, level, left, isHit }]
  })
}

export interface Order {
  productId: string
  /** New for each purchase. */
  key: string
  quantity: number
  /** Of one, in hundredths, as the player confirmed it; undefined: the price of the moment. */
  price: number | undefined
}

interface Bought {
  giftIds: readonly number[]
  /** Hundredths of compoints left. */
  balance: number
  news: readonly GiftNotice[]
  /** See `takeEventOrder`; null for a repetition. */
  order: number | null
}

/**
 * Buys a product [7.31]. A repetition of the key buys nothing and gets the same answer.
 * @throws Refusal of the contract's `buyCompointProduct`; that of the balance says how many hundredths are missing
 */
export async function buyProduct(
  { db, clock, realtime }: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  products: Products,
  { player, locale }: Asker,
  wanted: Order,
): Promise<CallAnswer<typeof buyCompointProduct>> {
  const { giftIds, balance, news, order } = await db.transaction().execute(async (trx) => {
    const wallet = await lockWallet(trx, player.id)
    return (await findBought(trx, player.id, wanted)) ?? buy(trx, clock.now(), products, wallet, wanted)
  })
  if (order !== null) publishCompoints(realtime, new Map([[player.id, balance]]), order)
  publishGiftNews(realtime, news)
  const gifts: Gift[] = await readGifts(db, clock.now(), { userId: player.id, giftIds, locale })
  return { gifts, compoint_balance: balance }
}

async function findBought(
  trx: PlatformDatabase,
  userId: number,
  { key, productId, quantity, price }: Order,
): Promise<Bought | null> {
  const known = await selectPurchase(trx, userId, key)
  if (!known) return null
  const isSamePrice = price === undefined || known.price === price
  if (known.product !== productId || known.quantity !== quantity || !isSamePrice)
    throw new Refusal('transaction_conflict')
  return { giftIds: known.giftIds, balance: known.balance, news: [], order: null }
}

async function buy(
  trx: PlatformDatabase,
  now: Date,
  products: Products,
  wallet: Wallet,
  { productId, key, quantity, price: confirmedPrice }: Order,
): Promise<Bought> {
  const { userId } = wallet
  const product = products.find(({ slug }) => slug === productId)
  if (!product) throw new Refusal('product_not_found')
  await refuseUnlessMayBuy(trx, now, userId)
  const { price } = product
  if (confirmedPrice !== undefined && confirmedPrice !== price) throw new Refusal('product_price_changed')
  if ((await getPlayerLevel(trx, userId)) < product.level) throw new Refusal('product_level_required')
  const missing = price * quantity - wallet.balances.compoints
  if (missing > 0) throw new Refusal('insufficient_compoint_balance', { params: { missing } })
  await takeStock(trx, product, quantity)
  const movement = { kind: 'compoints', house: 'compoints', gains: { compoints: -price * quantity } } as const
  const { compoints } = await postMovements(
    trx,
    wallet,
    price === 0 ? [] : [{ ...movement, scope, key: `${userId} ${key}`, note: productId }],
  )
  const granted = []
  for (let number = 1; number <= quantity; number += 1)
    granted.push(
      await grantGift(trx, now, {
        userId,
        gift: product.gift,
        reason: 'compoint_product_purchase',
        scope,
        key: `${userId} ${key} ${number}`,
        price,
        productId,
      }),
    )
  const giftIds = granted.map(({ giftId }) => giftId)
  await insertPurchase(trx, now, {
    userId,
    key,
    product: productId,
    quantity,
    price,
    giftIds,
    balance: compoints,
  })
  const news = granted.flatMap((each) => each.news)
  return { giftIds, balance: compoints, news, order: await takeEventOrder(trx) }
}

/** A purchase is final: nothing is sold to who could not use the gift [6.9]. */
async function refuseUnlessMayBuy(trx: PlatformDatabase, now: Date, userId: number): Promise<void> {
  const closed = mayTakePart(await readGateFacts(trx, now, userId))
  if (closed) throw new Refusal(closed)
  const { isMultiAccount, areBonusesDisabled } = await readGiftPlayer(trx, userId)
  if (isMultiAccount) throw new Refusal('multi_account')
  if (areBonusesDisabled) throw new Refusal('disabled')
}

async function takeStock(
  trx: PlatformDatabase,
  { slug, stock }: ProductEntry,
  quantity: number,
): Promise<void> {
  if (stock === null) return
  if (!(await takeFromStock(trx, { slug, quantity, stock }))) throw new Refusal('product_sold_out')
}
