import { useEffect } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { loadLobby, loadPackedLobby } from './load-lobby.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

interface MainData {
  lobby: string | LobbyData | Promise<LobbyData>
}

/** How long a navigation here shows the previous screen before it shows skeletons. */
const patienceMs = 150
let isShown = false

export const loader = onServer(loadPackedLobby)

export const clientLoader = inBrowser((call, asked): Promise<MainData> => {
  const lobby = loadLobby(call, asked)
  const whole = lobby.then((loaded) => ({ lobby: loaded }))
  // A lobby already shown stays until the newer one is loaded.
  return isShown
    ? whole
    : Promise.race([whole, new Promise<MainData>((resolve) => setTimeout(resolve, patienceMs, { lobby }))])
})

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({
    title: t('lobby.page.title'),
    description: t('lobby.page.description'),
  }))
}

export default function Main() {
  useEffect(() => {
    isShown = true
    return () => {
      isShown = false
    }
  }, [])
  return <LobbyScreen lobby={(useLoaderData() as MainData).lobby} />
}
