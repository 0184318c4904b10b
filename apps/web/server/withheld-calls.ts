// Calls of loaders that this server answers itself, because it knows that the platform can't.
import { type CallDeclaration, getServerData, refusals } from '@yanta/contract'
import type { Call } from '../src/api/caller.ts'

/** While the site is under reconstruction only server data is asked, which says when it is over. */
export function askOnlyServerData(call: Call): Call {
  return withhold(call, ({ name }) => name !== getServerData.name, 'under_reconstruction')
}

/** When nobody could say whether a session goes on, nothing of a player can be asked, and nobody is a guest for that. */
export function askNothingOfPlayer(call: Call): Call {
  return withhold(call, ({ access }) => access === 'player', 'temporarily_unavailable')
}

function withhold(
  call: Call,
  isWithheld: (declaration: CallDeclaration) => boolean,
  code: 'under_reconstruction' | 'temporarily_unavailable',
): Call {
  return (async (declaration, input) =>
    isWithheld(declaration)
      ? { ok: false, refusal: { code, status: refusals[code], errors: [] } }
      : call(declaration, input)) as Call
}
