import {
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { CompointHistory } from '../features/compoints/compoint-history.tsx'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { CompointsScreen } from '../features/compoints/compoints-screen.tsx'
import { GiftShop } from '../features/compoints/gift-shop.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'
import { shouldReload } from './should-reload.ts'

export const loader = onServer(loadCompoints)
export const clientLoader = inBrowser(loadCompoints)

/** Filters and tabs are in the query, which nothing here is loaded by. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isOtherQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherQuery && shouldReload(args)
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('compoints.title') }) }))
}

/** [2.8]. */
export default function Compoints() {
  const data = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const isHistory = query.get('tab') === 'history'
  return (
    <CompointsScreen {...data} current={isHistory ? '/compoints?tab=history' : '/compoints'}>
      {isHistory ? <CompointHistory /> : <GiftShop betsForOne={data.betsForOne} />}
    </CompointsScreen>
  )
}
