// The root data as a document holds it. What all visitors share is one text: the router would write each of its fields as a
// reference, for every document anew.
import type { SiteData } from './site-data.ts'

export type SharedSite = Pick<SiteData, 'serverData' | 'categories' | 'producers' | 'footer'>
export interface PackedSite extends Omit<SiteData, keyof SharedSite> {
  /** JSON of the shared part. */
  shared: string
}

const opened = new WeakMap<object, SiteData>()

/** Root data of a document, or of a navigation, which is not packed. The same data gives the same object. */
export function openSite(data: SiteData | PackedSite): SiteData {
  if (!('shared' in data)) return data
  const known = opened.get(data)
  if (known) return known
  const { shared, ...own } = data
  const site = { ...own, ...(JSON.parse(shared) as SharedSite) }
  opened.set(data, site)
  return site
}

/** On the server: rendering need not parse its own text. */
export function recordOpened(packed: PackedSite, site: SiteData): void {
  opened.set(packed, site)
}
