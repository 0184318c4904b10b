// The lobby as the main screen, and beneath a popup. The server renders it. Its code loads a moment after that of the layout
// around it and hydrates the markup: links work without it, and the layout becomes interactive that much earlier.
import { type ComponentType, Suspense, lazy } from 'react'
import { siteHealth } from '../data/api/browser-call.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { LobbyLoading } from '../features/lobby/lobby-loading.tsx'

const retryMs = 5_000

interface LobbyScreenProps {
  /** Packed text in a document; after a navigation a promise, with skeletons until it resolves. */
  lobby: string | LobbyData | Promise<LobbyData>
}

const load = async () => ({
  default: (await import('./loaded-lobby.tsx')).LoadedLobby as ComponentType<LobbyScreenProps>,
})
const LoadedLobby = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return loadPatiently()
    })

/** Retries until the code loads; meanwhile the server's markup stays and the bar above the page shows the trouble. */
async function loadPatiently(): ReturnType<typeof load> {
  for (;;) {
    try {
      return await load()
    } catch {
      void siteHealth.doubt()
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}

export function LobbyScreen({ lobby }: LobbyScreenProps) {
  return (
    <Suspense fallback={<LobbyLoading />}>
      <LoadedLobby lobby={lobby} />
    </Suspense>
  )
}
