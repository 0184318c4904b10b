import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { BalanceTab } from '../features/profile/balance-tab.tsx'
import { loadPlayer } from '../features/profile/load-player.ts'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadPlayer(call))
}

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadPlayer(browserCall), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('profile.tabs.balance') }) }))
}

/** [2.7]. */
export default function ProfileBalance() {
  const { player } = useLoaderData<typeof loader>()
  return <ProfileFrame player={player} tab="balance"><BalanceTab player={player} /></ProfileFrame>
}
