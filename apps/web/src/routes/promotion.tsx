import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { HighFivePanel } from '../features/high-five/high-five-panel.tsx'
import { PromotionPage } from '../features/promotions/page/promotion-page.tsx'
import type { PromotionSlots } from '../features/promotions/page/promotion-slots.ts'
import { type PromotionData, loadPromotion } from '../features/promotions/promotions-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params, hasSession }: Asked) {
  return loadPromotion(call, params.slug ?? '', hasSession)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const promotion = (args.loaderData as PromotionData | undefined)?.promotion
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: promotion?.title ?? '' }),
    description: promotion?.description,
    // A promotion that comes again has an address for all its instances, which shows one of them.
    canonicalPath: promotion && `/promo/${promotion.slug}`,
    steps: promotion && [
      { name: t('promotions.crumbs.lobby'), path: '/' },
      { name: t('promotions.title'), path: '/promo' },
      { name: promotion.title, path: `/promo/${promotion.slug}` },
    ],
  }))
}

const slots: PromotionSlots = {
  highFives: (promotion, own) => <HighFivePanel promotion={promotion} own={own} />,
}

/** [2.5]. */
export default function PromotionRoute() {
  const { promotion, own, others } = useLoaderData<typeof loader>()
  return <PromotionPage key={promotion.id} promotion={promotion} own={own} others={others} slots={slots} />
}
