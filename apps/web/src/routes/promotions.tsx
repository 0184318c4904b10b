import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { loadPromotions } from '../features/promotions/promotions-data.ts'
import { PromotionsScreen } from '../features/promotions/list/promotions-screen.tsx'
import { useI18n } from '../i18n/use-i18n.tsx'
import { GameShelf, loadShelf } from './game-shelf.tsx'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call, { hasSession }: Asked) {
  const data = await loadPromotions(call, hasSession)
  return { ...data, games: data.promotions.length === 0 ? await loadShelf(call, 'newgames') : [] }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: t('promotions.title') }),
    description: t('promotions.description'),
    steps: [
      { name: t('promotions.crumbs.lobby'), path: '/' },
      { name: t('promotions.title'), path: '/promo' },
    ],
  }))
}

/** [2.5]. */
export default function Promotions() {
  const { promotions, memberships, games } = useLoaderData<typeof loader>()
  const { t } = useI18n()
  return (
    <PromotionsScreen
      promotions={promotions}
      memberships={memberships}
      instead={<GameShelf title={t('promotions.games')} games={games} />}
    />
  )
}
