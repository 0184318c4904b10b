import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { readSessionHint } from '../api/session-hint.ts'
import { visitContext } from '../api/visit.ts'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call, hasSession } = context.get(visitContext)
  return loadWithSeo(call, url, loadLobby(call, hasSession))
}

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadLobby(browserCall, readSessionHint()), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('lobby.page.title'), description: t('lobby.page.description') }))
}

export default function Main() {
  return <LobbyScreen lobby={useLoaderData<typeof loader>()} />
}
