// The lobby as the main screen, and beneath a popup. The server renders it. Its code loads a moment after that of the layout
// around it and hydrates the markup: links work without it, and the layout becomes interactive that much earlier.
import { type ComponentType, Suspense } from 'react'
import { lazyPatiently } from '../data/api/lazy-patiently.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { LobbyLoading } from '../features/lobby/lobby-loading.tsx'

interface LobbyScreenProps {
  /** Packed text in a document; after a navigation a promise, with skeletons until it resolves. */
  lobby: string | LobbyData | Promise<LobbyData>
}

const load = async () => (await import('./loaded-lobby.tsx')).LoadedLobby as ComponentType<LobbyScreenProps>
const LoadedLobby = import.meta.env.SSR
  ? await load()
  : lazyPatiently(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return load()
    })

export function LobbyScreen({ lobby }: LobbyScreenProps) {
  return (
    <Suspense fallback={<LobbyLoading />}>
      <LoadedLobby lobby={lobby} />
    </Suspense>
  )
}
