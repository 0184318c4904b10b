// A page that editors wrote, by its slug.
import { type StaticPage, getStaticPage } from '@yanta/contract'
import { data } from 'react-router'
import type { Call } from '../../api/caller.ts'
import { getOrThrow } from '../../api/result.ts'
import { reservedSlugs } from '../../lib/route-table.ts'

/** Unknown and reserved slugs are 404 [2.13]; what can't be a slug is refused by the platform and no page either. */
export async function loadStaticPage(call: Call, slug: string): Promise<StaticPage> {
  if (reservedSlugs.has(slug.toLowerCase())) throw data(null, { status: 404 })
  const found = await call(getStaticPage, { params: { slug } })
  if (!found.ok && found.refusal.status === 400) throw data(null, { status: 404 })
  return getOrThrow(found)
}
