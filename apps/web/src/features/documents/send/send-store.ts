// The pictures on their way, one for each kind of document. It outlives the dialog: a picture goes on when that is closed.
import type { VerificationKind } from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../../data/player-events.ts'
import { type SendEvent, type SendState, advanceSending, beginning } from './send-machine.ts'

export type SendStates = Partial<Record<VerificationKind, SendState>>

export const sendStore = /* @__PURE__ */ createStore<SendStates>(() => ({}))

export const readSending = (kind: VerificationKind): SendState => sendStore.getState()[kind] ?? beginning

export function dispatchToSending(kind: VerificationKind, event: SendEvent): void {
  const before = readSending(kind)
  const next = advanceSending(before, event)
  if (next !== before) sendStore.setState({ [kind]: next })
}

onPlayerEvent('logout', () => sendStore.setState({}, true))
