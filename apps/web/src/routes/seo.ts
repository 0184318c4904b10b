// Editors' texts of a path, for search engines [2.25] and below its screen [7.66], loaded in parallel with the screen's data.
import { type SeoMeta, getSeoMeta } from '@yanta/contract'
import type { Call } from '../data/api/caller.ts'
import { type TextBelow, loadTextBelow } from '../features/seo-text/text-below.ts'
import { findSitePath } from '../navigation/site-base.ts'

export interface WithSeo {
  /** Null when there is none in time: the screen's own title is used. */
  seo: SeoMeta | null
  /** Null where there is none, or none in time. */
  textBelow: TextBelow | null
}

/** How long a navigation within the site waits for a title after the screen's data, in milliseconds: on a slow connection both are late. */
export const browserPatienceMs = 1_500

/** The screen's data with the texts of its path. A refused text is absent; a failed screen throws. */
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

/** Strips the code of a new password: texts belong to the screen, and the code must not appear in other addresses. */
function withholdCode(path: string): string {
  return path.replace(/^\/new-password\/.*/i, '/new-password')
}

function giveUpAfter(patienceMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null))
}
