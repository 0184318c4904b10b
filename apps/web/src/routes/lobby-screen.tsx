// The lobby as the main screen, and as what lies under a popup. The server draws it. Its code comes to the browser a moment after
// that of the frame around it, and takes over what stands there: links lead on without it, and the frame works so much earlier.
import { type ComponentType, Suspense, lazy } from 'react'
import { siteHealth } from '../api/browser-call.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { LobbyLoading } from '../features/lobby/lobby-loading.tsx'

const retryMs = 5_000

interface LobbyScreenProps {
  /** A document has the lobby as a text; who comes from another screen sees its places until it is there. */
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

/** What the server drew stands as long as the code can't be had; the bar above the page says why. */
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
