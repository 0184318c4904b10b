// The lobby as the main screen, and as what lies under a popup. The server draws it. Its code comes to the browser a moment after
// that of the frame around it, and takes over what stands there: links lead on without it, and the frame works so much earlier.
import { type ComponentType, Suspense, lazy } from 'react'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { LobbyLoading } from '../features/lobby/lobby-loading.tsx'

interface LobbyScreenProps {
  /** A document has the lobby as a text; who comes from another screen sees its places until it is there. */
  lobby: string | LobbyData | Promise<LobbyData>
}

const load = async () => ({ default: (await import('./loaded-lobby.tsx')).LoadedLobby as ComponentType<LobbyScreenProps> })
const LoadedLobby = import.meta.env.SSR ? (await load()).default : lazy(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return load()
})

export function LobbyScreen({ lobby }: LobbyScreenProps) {
  return <Suspense fallback={<LobbyLoading />}><LoadedLobby lobby={lobby} /></Suspense>
}
