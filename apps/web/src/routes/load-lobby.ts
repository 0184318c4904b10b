// Loads the lobby. A document contains its data, so the browser imports the loader only on a return to the lobby.
import type { Call } from '../data/api/caller.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'
import { isSwitchedOff } from '../ssr/switched-off.ts'

/** Imported once on the server: a dynamic import would resolve the file on each request. */
const atHand = import.meta.env.SSR
  ? {
      ...(await import('../features/lobby/lobby-data.ts')),
      ...(await import('../features/lobby/packed-lobby.ts')),
    }
  : null

interface Asked {
  hasSession: boolean
}

export async function loadLobby(call: Call, asked: Asked): Promise<LobbyData> {
  const lobby = atHand ?? (await import('../features/lobby/lobby-data.ts'))
  return lobby.loadLobby(call, asked)
}

/** The lobby packed for a document, unless the server does without. */
export async function loadPackedLobby(call: Call, asked: Asked): Promise<{ lobby: string | LobbyData }> {
  const { packLobby } = atHand ?? (await import('../features/lobby/packed-lobby.ts'))
  const lobby = await loadLobby(call, asked)
  return { lobby: isSwitchedOff('packed-lobby') ? lobby : packLobby(lobby) }
}
