// On the server: packs the root data. The platform's shared answers are the same objects for some seconds, and so is their text.
import { type PackedSite, type SharedSite, recordOpened } from './packed-site.ts'
import type { SiteData } from './site-data.ts'

interface EncodedSite {
  shared: SharedSite
  text: string
}

type Visitor = 'guest' | 'player'

/** By the categories, which differ by language. */
const encoded: Record<Visitor, WeakMap<readonly unknown[], EncodedSite>> = {
  guest: new WeakMap(),
  player: new WeakMap(),
}

export function packSite(site: SiteData): PackedSite {
  const { serverData, categories, producers, footer, ...own } = site
  const packed = {
    ...own,
    shared: encode({ serverData, categories, producers, footer }, site.hasSession ? 'player' : 'guest'),
  }
  recordOpened(packed, site)
  return packed
}

function encode(shared: SharedSite, visitor: Visitor): string {
  const known = encoded[visitor].get(shared.categories)
  if (known && isSame(known.shared, shared)) return known.text
  const text = JSON.stringify(visitor === 'guest' ? withoutPopup(shared) : shared)
  encoded[visitor].set(shared.categories, { shared, text })
  return text
}

/** The promo popup is for players [2.34]: who logs in gets the root data anew. */
function withoutPopup({ serverData, ...shared }: SharedSite): SharedSite {
  return { ...shared, serverData: serverData && { ...serverData, promoPopup: null } }
}

function isSame(one: SharedSite, other: SharedSite): boolean {
  return (
    one.serverData === other.serverData && one.producers === other.producers && one.footer === other.footer
  )
}
