import type { Promotion } from '@yanta/contract'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { PromotionScreen } from '../features/promotions/promotion-screen.tsx'
import { loadPromotion } from '../features/promotions/promotions-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params }: Asked) {
  return loadPromotion(call, params.slug ?? '')
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const promotion = args.loaderData as Promotion | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: promotion?.title ?? '' }),
    description: promotion?.description,
    steps: promotion && [
      { name: t('promotions.crumbs.lobby'), path: '/' },
      { name: t('promotions.title'), path: '/promo' },
      { name: promotion.title, path: `/promo/${promotion.slug}` },
    ],
  }))
}

/** [2.5]. */
export default function PromotionRoute() {
  return <PromotionScreen promotion={useLoaderData<typeof loader>()} />
}
