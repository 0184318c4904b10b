// Tells the platform once that this visitor has seen a variant. What was answered is stored in the browser, for a guest and for
// each player.
import { type ExperimentName, experimentNames, exposeVisitor } from '@yanta/contract'
import { forget, recall, remember } from '../../browser/device-storage.ts'
import { createRequestKey } from '../../browser/request-key.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { buildKeyName } from './exposure-key.ts'

const prefix = 'experiment'

/** The variant that the platform has answered before; null: it was not told yet. */
export function recallVariant(experiment: ExperimentName, playerId: string | null): string | null {
  return recall(`${prefix}-${experiment}-${playerId ?? 'guest'}`)
}

/** Returns the visitor's variant, which for a player is the first one seen in any browser. A failure is asked again next time. */
export async function expose(
  experiment: ExperimentName,
  variant: string,
  playerId: string | null,
): Promise<string> {
  const keyName = buildKeyName(experiment)
  const key = recall(keyName) ?? createRequestKey()
  remember(keyName, key)
  const answer = await browserCall(exposeVisitor, { body: { experiment, variant, key } })
  if (!answer.ok) return variant
  // The guest of this browser is the same visitor, who is not counted again.
  if (playerId !== null) forget(keyName)
  for (const id of new Set([playerId ?? 'guest', 'guest']))
    remember(`${prefix}-${experiment}-${id}`, answer.value.variant)
  return answer.value.variant
}

/** After a login: what this browser saw as a guest's is the player's from now on, unless the player saw another one before. */
export async function mergeExposures(running: readonly string[], playerId: string): Promise<void> {
  for (const experiment of experimentNames) {
    const isOfGuest = recall(buildKeyName(experiment)) !== null && running.includes(experiment)
    const seen = isOfGuest ? recallVariant(experiment, null) : null
    if (seen !== null) await expose(experiment, seen, playerId)
  }
}
