// A document brings the lobby along: what loads it comes to the browser when somebody returns to it.
import type { Call } from '../api/caller.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'

interface Asked {
  hasSession: boolean
}

export async function loadLobby(call: Call, asked: Asked): Promise<LobbyData> {
  const lobby = await import('../features/lobby/lobby-data.ts')
  return lobby.loadLobby(call, asked)
}

/** As a document carries it. */
export async function loadPackedLobby(call: Call, asked: Asked): Promise<{ lobby: string }> {
  const { packLobby } = await import('../features/lobby/packed-lobby.ts')
  return { lobby: packLobby(await loadLobby(call, asked)) }
}
