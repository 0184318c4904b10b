// Loads a page written by editors, by its slug.
import { type StaticPage, getStaticPage } from '@yanta/contract'
import { data } from 'react-router'
import { getNamed } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import { reservedSlugs } from '../../navigation/route-table.ts'

/** Unknown and reserved slugs are 404 [2.13]. */
export async function loadStaticPage(call: Call, slug: string): Promise<StaticPage> {
  if (reservedSlugs.has(slug.toLowerCase())) throw data(null, { status: 404 })
  return getNamed(await call(getStaticPage, { params: { slug } }))
}
