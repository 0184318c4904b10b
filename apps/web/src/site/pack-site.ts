// On the server: packs the root data. The platform's shared answers are the same objects for some seconds, and so is their text.
import { type PackedSite, type SharedSite, recordOpened } from './packed-site.ts'
import type { SiteData } from './site-data.ts'

interface EncodedSite {
  shared: SharedSite
  text: string
}

/** `resting`: on a break, or closed for play. */
type Visitor = 'guest' | 'player' | 'resting'

/** By the categories, which differ by language. */
const encoded: Record<Visitor, WeakMap<readonly unknown[], EncodedSite>> = {
  guest: new WeakMap(),
  player: new WeakMap(),
  resting: new WeakMap(),
}

export function packSite(site: SiteData): PackedSite {
  const { serverData, categories, producers, footer, ...own } = site
  const packed = {
    ...own,
    shared: encode({ serverData, categories, producers, footer }, findVisitor(site)),
  }
  recordOpened(packed, site)
  return packed
}

function findVisitor({ hasSession, player }: SiteData): Visitor {
  if (player?.profile.breakUntil || player?.profile.selfExclusion) return 'resting'
  return hasSession ? 'player' : 'guest'
}

function encode(shared: SharedSite, visitor: Visitor): string {
  const known = encoded[visitor].get(shared.categories)
  if (known && isSame(known.shared, shared)) return known.text
  const text = JSON.stringify(without[visitor](shared))
  encoded[visitor].set(shared.categories, { shared, text })
  return text
}

/** What a visitor is not shown. Who logs in, or takes a break, gets the root data anew. */
const without: Record<Visitor, (shared: SharedSite) => SharedSite> = {
  player: (shared) => shared,
  // The promo popup is for players [2.34].
  guest: ({ serverData, ...shared }) => ({
    ...shared,
    serverData: serverData && { ...serverData, promoPopup: null },
  }),
  // Nothing invites those to play who have asked not to.
  resting: ({ serverData, ...shared }) => ({
    ...shared,
    serverData: serverData && { ...serverData, promoPopup: null, promoWidgetData: null },
  }),
}

function isSame(one: SharedSite, other: SharedSite): boolean {
  return (
    one.serverData === other.serverData && one.producers === other.producers && one.footer === other.footer
  )
}
