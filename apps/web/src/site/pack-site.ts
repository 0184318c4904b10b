// On the server: packs the root data. The platform's shared answers are the same objects for some seconds, and so is their text.
import { type PackedSite, type SharedSite, recordOpened } from './packed-site.ts'
import type { SiteData } from './site-data.ts'

interface EncodedSite {
  shared: SharedSite
  text: string
}

/** By the categories, which differ by language. */
const encoded = new WeakMap<readonly unknown[], EncodedSite>()

export function packSite(site: SiteData): PackedSite {
  const { serverData, categories, producers, footer, ...own } = site
  const packed = { ...own, shared: encode({ serverData, categories, producers, footer }) }
  recordOpened(packed, site)
  return packed
}

function encode(shared: SharedSite): string {
  const known = encoded.get(shared.categories)
  if (known && isSame(known.shared, shared)) return known.text
  const text = JSON.stringify(shared)
  encoded.set(shared.categories, { shared, text })
  return text
}

function isSame(one: SharedSite, other: SharedSite): boolean {
  return (
    one.serverData === other.serverData && one.producers === other.producers && one.footer === other.footer
  )
}
