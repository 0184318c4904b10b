import { type Game, getGame } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { type CallState, useCall } from '../../data/use-call.ts'

/** Fetches the details of one game. */
export function useGame(slug: string): CallState<Game> {
  return useCall(slug, (signal) => browserCall(getGame, { params: { slug } }, { signal }))
}
