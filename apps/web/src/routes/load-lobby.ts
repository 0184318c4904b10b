// A document brings the lobby along: what loads it comes to the browser when somebody returns to it.
import type { Call } from '../api/caller.ts'
import type { LobbyData } from '../features/lobby/lobby-data.ts'

/** The server has it at hand: each import of its own would look the file up again. */
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

/** As a document carries it. */
export async function loadPackedLobby(call: Call, asked: Asked): Promise<{ lobby: string }> {
  const { packLobby } = atHand ?? (await import('../features/lobby/packed-lobby.ts'))
  return { lobby: packLobby(await loadLobby(call, asked)) }
}
