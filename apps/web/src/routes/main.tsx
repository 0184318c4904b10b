import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { readSessionHint } from '../api/session-hint.ts'
import { visitContext } from '../api/visit.ts'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { buildPageMeta } from './page-meta.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  return loadLobby(visit.call, visit.hasSession)
}

export function clientLoader() {
  return loadLobby(browserCall, readSessionHint())
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('lobby.page.title'), description: t('lobby.page.description') }))
}

export default function Main() {
  return <LobbyScreen lobby={useLoaderData<typeof loader>()} />
}
