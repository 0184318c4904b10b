// Calls of loaders that this server refuses itself, because it knows that the platform can't answer.
import { type CallDeclaration, getServerData, refusals } from '@yanta/contract'
import type { Call } from '../../src/data/api/caller.ts'

/** During reconstruction only server data is requested, which shows when it is over. */
export function allowOnlyServerData(call: Call): Call {
  return blockCalls(call, ({ name }) => name !== getServerData.name, 'under_reconstruction')
}

/** When a session could not be checked, a player's calls fail, and the visitor is not treated as a guest. */
export function blockPlayerCalls(call: Call): Call {
  return blockCalls(call, ({ access }) => access === 'player', 'temporarily_unavailable')
}

function blockCalls(
  call: Call,
  isBlocked: (declaration: CallDeclaration) => boolean,
  code: 'under_reconstruction' | 'temporarily_unavailable',
): Call {
  return (async (declaration, input) =>
    isBlocked(declaration)
      ? { ok: false, refusal: { code, status: refusals[code], errors: [] } }
      : call(declaration, input)) as Call
}
