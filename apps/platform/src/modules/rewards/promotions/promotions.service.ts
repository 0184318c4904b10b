// Promotions as visitors see them: instances of the editors' entries. Their texts are rendered once at start, their status follows the clock.
import type { Art } from '@yanta/art'
import type { Clock } from '@yanta/config/clock'
import type { LevelEntry, PromotionEntry } from '@yanta/content'
import {
  defaultLocale,
  perLocale,
  promotionRoom,
  type Currency,
  type Locale,
  type Promotion,
  type PromotionListItem,
  type PromotionWinner,
} from '@yanta/contract'
import { LRUCache } from 'lru-cache'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { TextValues } from '../../../plugins/placeholders.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import type { SubjectSource } from '../../site/seo/seo.service.ts'
import {
  findStatus,
  selectContest,
  selectContestBySlug,
  selectInstances,
} from '../contests/contests.service.ts'
import { isAnnounced } from '../contests/schedule.service.ts'
import { describeOffers } from '../gifts/gifts.service.ts'
import { writeTicket } from './draw/tickets.rules.ts'
import {
  countSentGifts,
  countTicketHolders,
  selectTaken,
  selectWinners,
} from './promotion-facts.repository.ts'
import { isDrawn, type PromotionContest, type PromotionTerms } from './promotion-terms.ts'
import { presentPromotionTexts, type PromotionTexts } from './promotion-texts.present.ts'
import { presentPromotion, presentPromotionItem } from './promotions.present.ts'

export interface PromotionsContext {
  db: PlatformDatabase
  clock: Clock
  realtime: Pick<Realtime, 'allowRoom'>
  entries: readonly PromotionEntry[]
  art: Art
  values: TextValues
  levels: readonly LevelEntry[]
}

/** Who asks for a page: amounts are in their currency. */
export interface PromotionAsker {
  locale: Locale
  currency: Currency
}

export interface PromotionNames {
  titles: Record<Locale, string>
  /** Address of its picture. */
  image: string
}

export interface Promotions {
  /** Without hidden ones, and without what comes again while it still runs. Active ones first, then announced, then past ones [4.5]; within these groups by priority, then time [2.37]. */
  list(locale: Locale): Promise<PromotionListItem[]>
  /** The first one that runs and has a template [4.57]. */
  findActive(asker: PromotionAsker): Promise<Promotion | undefined>
  /** By the slug of an instance, or of all its instances: then the active one, else the next, else the last. */
  find(asker: PromotionAsker, slug: string): Promise<Promotion | undefined>
  /** `find` without what only a page shows. */
  findItem(locale: Locale, slug: string): Promise<PromotionListItem | undefined>
  /** By what an entry is told of; undefined: it has left the content. */
  findNames(entry: string): PromotionNames | undefined
  /** Nothing read before is answered any more; after a change by this process. */
  refresh(): void
  /** For titles of pages and for the site map. */
  subject: SubjectSource
}

/** Another process may have changed an instance. */
const readAgainMs = 1_000
/** Of each entry: the next, those that run, and past ones. */
const mostInstances = 6
const mostListedPast = 3
const sentGiftsMs = 10_000
const mostWinners = 1_000
const mostEarlierWinners = 3

const order: Record<Promotion['status'], number> = { active: 0, future: 1, past: 2 }

export function createPromotions({
  db,
  clock,
  realtime,
  entries,
  art,
  values,
  levels,
}: PromotionsContext): Promotions {
  const textsIn = perLocale<ReadonlyMap<string, PromotionTexts>>(
    (locale) =>
      new Map(
        entries.map((entry) => [entry.slug, presentPromotionTexts(entry, locale, { art, values, levels })]),
      ),
  )
  const sentGifts = new LRUCache<number, { count: number; at: number }>({ max: 500 })
  const ticketHolders = new LRUCache<number, number>({ max: 500 })
  let snapshot: { at: number; instances: Promise<readonly PromotionContest[]> } | null = null

  function readInstances(): Promise<readonly PromotionContest[]> {
    const at = clock.now().getTime()
    if (!snapshot || at - snapshot.at >= readAgainMs || at < snapshot.at) {
      const instances = load()
      const read = { at, instances }
      snapshot = read
      instances.catch(() => {
        if (snapshot === read) snapshot = null
      })
    }
    return snapshot.instances
  }

  async function load(): Promise<readonly PromotionContest[]> {
    const slugs = entries.map(({ slug }) => slug)
    const instances = await selectInstances<PromotionTerms>(db, 'promotion', {
      entries: slugs,
      each: mostInstances,
    })
    for (const { id } of instances) realtime.allowRoom(promotionRoom(String(id)))
    return instances
  }

  const textsOf = ({ entry }: PromotionContest, locale: Locale) => textsIn[locale].get(entry)
  const isShown = (contest: PromotionContest): boolean => {
    const texts = textsOf(contest, defaultLocale)
    const now = clock.now()
    return texts !== undefined && (contest.startsAt <= now || isAnnounced(texts.entry, contest.startsAt, now))
  }

  async function list(locale: Locale): Promise<PromotionListItem[]> {
    const now = clock.now()
    const pasts = new Map<string, number>()
    const instances = await readInstances()
    const running = new Set(
      instances.filter((each) => findStatus(each, now) === 'active').map(({ entry }) => entry),
    )
    const items = instances.flatMap((contest) => {
      const texts = textsOf(contest, locale)
      if (!texts || texts.entry.hidden || !isShown(contest)) return []
      const item = presentPromotionItem(contest, texts, now)
      if (item.status === 'future') return running.has(contest.entry) ? [] : [item]
      if (item.status === 'active') return [item]
      const count = (pasts.get(contest.entry) ?? 0) + 1
      pasts.set(contest.entry, count)
      return count > mostListedPast || contest.state === 'cancelled' ? [] : [item]
    })
    return items.toSorted(
      (a, b) => order[a.status] - order[b.status] || b.sortPriority - a.sortPriority || compareTimes(a, b),
    )
  }

  async function findContest(slug: string): Promise<PromotionContest | undefined> {
    const now = clock.now()
    const shown = (await readInstances()).filter(isShown)
    const named = shown.find((contest) => contest.slug === slug)
    if (named) return named
    const ofEntry = shown.filter(({ entry, state }) => entry === slug && state !== 'cancelled')
    const having = (status: Promotion['status']) =>
      ofEntry.filter((contest) => findStatus(contest, now) === status)
    const chosen = having('active')[0] ?? having('future').at(-1) ?? having('past')[0]
    if (chosen) return chosen
    const older = await selectContestBySlug<PromotionTerms>(db, 'promotion', slug)
    return older && isShown(older) ? older : undefined
  }

  async function findItem(locale: Locale, slug: string): Promise<PromotionListItem | undefined> {
    const contest = await findContest(slug)
    const texts = contest && textsOf(contest, locale)
    return contest && texts ? presentPromotionItem(contest, texts, clock.now()) : undefined
  }

  async function read(
    { locale, currency }: PromotionAsker,
    { id }: Pick<PromotionContest, 'id'>,
  ): Promise<Promotion | undefined> {
    const contest = await selectContest<PromotionTerms>(db, 'promotion', id)
    const texts = contest && textsOf(contest, locale)
    if (!contest || !texts) return undefined
    const earlier = (await readInstances()).find(
      ({ entry, startsAt, state }) =>
        entry === contest.entry && startsAt < contest.startsAt && isDrawn(state),
    )
    const earlierWinners = earlier ? await selectWinners(db, earlier.id, mostEarlierWinners) : []
    const slugs = [contest, ...(earlier ? [earlier] : [])].flatMap(({ terms }) => listGifts(terms))
    const facts = {
      offers: await describeOffers(db, [...new Set(slugs)], { currency, locale }),
      taken: await selectTaken(db, id),
      winners: (isDrawn(contest.state) ? await selectWinners(db, id, mostWinners) : []).map(presentWinner),
      earlierWinners: earlierWinners.map(presentWinner),
      earlier: earlier ?? null,
      sentGiftsCount: await readSentGifts(id),
      ticketHolders: contest.frozenAt === null ? null : await readTicketHolders(id),
    }
    return presentPromotion(contest, texts, facts, { now: clock.now(), locale })
  }

  const presentWinner = ({
    prize,
    place,
    userId,
    nickName,
    avatar,
    ticket,
    number,
  }: Awaited<ReturnType<typeof selectWinners>>[number]): PromotionWinner & { prize: string } => ({
    prize,
    place,
    userId: String(userId),
    nick_name: nickName,
    avatar: art.getAddress(`avatars/avatar-${avatar}`),
    ticket: writeTicket(ticket),
    number,
  })

  async function readSentGifts(id: number): Promise<number> {
    const at = clock.now().getTime()
    const known = sentGifts.get(id)
    if (known && at - known.at < sentGiftsMs) return known.count
    const count = await countSentGifts(db, id)
    sentGifts.set(id, { count, at })
    return count
  }

  /** The list is frozen: what was counted once stays so. */
  async function readTicketHolders(id: number): Promise<number> {
    const known = ticketHolders.get(id) ?? (await countTicketHolders(db, id))
    ticketHolders.set(id, known)
    return known
  }

  return {
    list,
    findItem,
    async findActive(asker) {
      const first = (await list(asker.locale)).find(
        ({ status, template }) => status === 'active' && template !== null,
      )
      return first && read(asker, { id: Number(first.id) })
    },
    async find(asker, slug) {
      const contest = await findContest(slug)
      return contest && read(asker, contest)
    },
    findNames(entry) {
      const texts = textsIn[defaultLocale].get(entry)
      if (!texts) return undefined
      return { titles: perLocale((locale) => textsIn[locale].get(entry)!.title), image: texts.image }
    },
    refresh: () => void (snapshot = null),
    subject: {
      findName: async (locale, slug) => (await findItem(locale, slug))?.title ?? null,
      findPicture: async (slug) => (await findItem(defaultLocale, slug))?.background ?? null,
      listAddresses: async () =>
        (await list(defaultLocale)).map(({ slug }) => ({ path: `/promo/${slug}`, updatedAt: null })),
    },
  }
}

/** Those that run by their end, future ones by their beginning, past ones by their end, the latest first. */
function compareTimes(a: PromotionListItem, b: PromotionListItem): number {
  const at = (instant: string | null) => (instant === null ? Number.MAX_SAFE_INTEGER : Date.parse(instant))
  if (a.status === 'future') return at(a.startAt) - at(b.startAt)
  return a.status === 'past' ? at(b.endAt) - at(a.endAt) : at(a.endAt) - at(b.endAt)
}

function listGifts({ prizes, flasks }: PromotionTerms): string[] {
  return [
    ...prizes.flatMap(({ gifts }) => gifts),
    ...(flasks ? Object.values(flasks).map(({ gift }) => gift) : []),
  ]
}
