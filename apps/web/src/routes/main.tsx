import { type MetaArgs, useLoaderData } from 'react-router'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export const loader = onServer(loadLobby)
export const clientLoader = inBrowser(loadLobby)

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('lobby.page.title'), description: t('lobby.page.description') }))
}

export default function Main() {
  return <LobbyScreen lobby={useLoaderData<typeof loader>()} />
}
