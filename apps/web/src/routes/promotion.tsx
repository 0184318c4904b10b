import type { Promotion } from '@yanta/contract'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { PromotionScreen } from '../features/promotions/promotion-screen.tsx'
import { loadPromotion } from '../features/promotions/promotions-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadPromotion(call, params.slug ?? ''))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadPromotion(browserCall, params.slug ?? ''), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  const promotion = args.loaderData as Promotion | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: promotion?.title ?? '' }), description: promotion?.description,
    steps: promotion && [{ name: t('promotions.crumbs.lobby'), path: '/' }, { name: t('promotions.title'), path: '/promo' }, { name: promotion.title, path: `/promo/${promotion.slug}` }],
  }))
}

/** [2.5]. */
export default function PromotionRoute() {
  return <PromotionScreen promotion={useLoaderData<typeof loader>()} />
}
