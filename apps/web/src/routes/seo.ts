// What editors say of a path to search engines [2.25], loaded beside the screen's own data.
import { type SeoMeta, getSeoMeta } from '@yanta/contract'
import type { Call } from '../api/caller.ts'
import { findSitePath } from '../lib/site-base.ts'

export interface WithSeo {
  /** Null when nobody said anything in time: the screen's own title stands. */
  seo: SeoMeta | null
}

/** What a visitor who is on the site already waits for a title, in milliseconds. */
export const browserPatienceMs = 1_500

/** The screen's data with the texts of its path. A refused text is none; a failed screen fails. */
export async function loadWithSeo<Screen extends object>(call: Call, { pathname }: URL, screen: Promise<Screen>, patienceMs?: number): Promise<Screen & WithSeo> {
  const texts = call(getSeoMeta, { query: { path: findSitePath(pathname) ?? '/' } }).then((found) => (found.ok ? found.value : null))
  const [loaded, seo] = await Promise.all([screen, patienceMs === undefined ? texts : Promise.race([texts, giveUpAfter(patienceMs)])])
  return { ...loaded, seo }
}

function giveUpAfter(patienceMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null))
}
