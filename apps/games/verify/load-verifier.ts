import type { OpenVerifier } from '../kit/panels/panel-context.ts'

/** Loads the verifier when a player first asks for a proof: no game needs it before. */
export async function loadVerifier(): Promise<OpenVerifier> {
  return (await import('./verifier-dialog.ts')).openVerifier
}
