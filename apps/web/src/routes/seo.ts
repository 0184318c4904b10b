// What editors say of a path to search engines [2.25] and below its screen [7.66], loaded beside the screen's own data.
import { type SeoMeta, getSeoMeta } from '@yanta/contract'
import type { Call } from '../api/caller.ts'
import { type TextBelow, loadTextBelow } from '../features/seo-text/text-below.ts'
import { findSitePath } from '../lib/site-base.ts'

export interface WithSeo {
  /** Null when nobody said anything in time: the screen's own title stands. */
  seo: SeoMeta | null
  /** Null where there is none, or none in time. */
  textBelow: TextBelow | null
}

/** What a visitor who is on the site already waits for a title once the screen's own data are there, in milliseconds: on a slow line both come late. */
export const browserPatienceMs = 1_500

/** The screen's data with the texts of its path. A refused text is none; a failed screen fails. */
export async function loadWithSeo<Screen extends object>(
  call: Call,
  { pathname }: URL,
  screen: Promise<Screen>,
  patienceMs?: number,
): Promise<Screen & WithSeo> {
  const path = withholdCode(findSitePath(pathname) ?? '/')
  const inTime = <Text>(text: Promise<Text | null>) =>
    patienceMs === undefined ? text : Promise.race([text, screen.then(() => giveUpAfter(patienceMs))])
  const meta = call(getSeoMeta, { query: { path } }).then((found) => (found.ok ? found.value : null))
  const [loaded, seo, textBelow] = await Promise.all([
    screen,
    inTime(meta),
    inTime(loadTextBelow(call, path).catch(() => null)),
  ])
  return { ...loaded, seo, textBelow }
}

/** Editors write of the screen; whose new password its address is good for goes into no other address. */
function withholdCode(path: string): string {
  return path.replace(/^\/new-password\/.*/i, '/new-password')
}

function giveUpAfter(patienceMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null))
}
