// A document on its way to the platform: chosen or photographed, cropped, sent. One machine for each kind, pure; whoever drives it
// checks files and makes the call. A picture that is being sent goes on when the dialog is closed; whatever came before does not.

export interface Picture {
  file: Blob
  name: string
}

export type Source = 'file' | 'camera'

export type SendState =
  | { step: 'choose'; problem: string | null }
  | { step: 'camera' }
  | { step: 'crop'; picture: Picture; source: Source }
  | ({ step: 'sending'; sentBytes: number; startedAtMs: number } & Underway)
  | ({ step: 'refused'; code: string } & Underway)
  | { step: 'done' }

/** A picture that was sent at least once. */
interface Underway {
  /** As it was before it was cropped: 'cancel' leads back to it. */
  picture: Picture
  source: Source
  /** What is sent. */
  sent: Picture
  /** The dialog is open. */
  isShown: boolean
}

export type SendEvent =
  | { type: 'opened' | 'closed' | 'cameraOpened' | 'back' | 'cancelled' | 'answered' | 'chooseAgain' }
  /** A file that can't be sent, by the code of its refusal. */
  | { type: 'rejected'; problem: string }
  | { type: 'picked'; picture: Picture; source: Source }
  | { type: 'sent'; picture: Picture; atMs: number }
  | { type: 'progressed'; sentBytes: number }
  | { type: 'refused'; code: string }
  | { type: 'retried'; atMs: number }

export const beginning: SendState = { step: 'choose', problem: null }

/** An event that does not belong to the step changes nothing. */
export function advanceSending(state: SendState, event: SendEvent): SendState {
  switch (state.step) {
    case 'choose':
      return advanceChoice(state, event)
    case 'camera':
      return event.type === 'back' ? beginning : advanceChoice(state, event)
    case 'crop':
      return advanceCrop(state, event)
    case 'sending':
      return advanceUpload(state, event)
    case 'refused':
      return advanceRefused(state, event)
    // Decided while the dialog is open, it may be declined: the next picture is chosen there.
    case 'done':
      return advanceChoice(state, event)
  }
}

type At<Step extends SendState['step']> = Extract<SendState, { step: Step }>

function advanceChoice(state: At<'choose' | 'camera' | 'done'>, event: SendEvent): SendState {
  switch (event.type) {
    case 'cameraOpened':
      return { step: 'camera' }
    case 'rejected':
      return { step: 'choose', problem: event.problem }
    case 'picked':
      return { step: 'crop', picture: event.picture, source: event.source }
    case 'closed':
      return beginning
    default:
      return state
  }
}

function advanceCrop(state: At<'crop'>, event: SendEvent): SendState {
  const { picture, source } = state
  switch (event.type) {
    // Whatever it was made with is offered again.
    case 'back':
      return source === 'camera' ? { step: 'camera' } : beginning
    case 'rejected':
      return { step: 'choose', problem: event.problem }
    case 'sent':
      return {
        step: 'sending',
        picture,
        source,
        sent: event.picture,
        sentBytes: 0,
        startedAtMs: event.atMs,
        isShown: true,
      }
    case 'closed':
      return beginning
    default:
      return state
  }
}

function advanceUpload(state: At<'sending'>, event: SendEvent): SendState {
  const { picture, source, sent, isShown } = state
  switch (event.type) {
    case 'progressed':
      return event.sentBytes > state.sentBytes ? { ...state, sentBytes: event.sentBytes } : state
    case 'answered':
      return { step: 'done' }
    case 'refused':
      return { step: 'refused', code: event.code, picture, source, sent, isShown }
    case 'cancelled':
      return isShown ? { step: 'crop', picture, source } : beginning
    case 'opened':
    case 'closed':
      return { ...state, isShown: event.type === 'opened' }
    default:
      return state
  }
}

function advanceRefused(state: At<'refused'>, event: SendEvent): SendState {
  const { picture, source, sent, isShown } = state
  switch (event.type) {
    case 'retried':
      return { step: 'sending', picture, source, sent, isShown, sentBytes: 0, startedAtMs: event.atMs }
    case 'chooseAgain':
      return beginning
    case 'opened':
      return { ...state, isShown: true }
    // What was refused behind a closed dialog waits until it has been read.
    case 'closed':
      return isShown ? beginning : state
    default:
      return state
  }
}

/** Nothing is said before so much time has passed: the first bytes fill buffers on the way. */
const leastElapsedMs = 1_000

/** Seconds until everything is sent at the pace so far; null while that is unknown. Pure. */
export function estimateSecondsLeft(
  { sentBytes, startedAtMs, sent }: Pick<At<'sending'>, 'sentBytes' | 'startedAtMs' | 'sent'>,
  nowMs: number,
): number | null {
  const elapsedMs = nowMs - startedAtMs
  if (elapsedMs < leastElapsedMs || sentBytes === 0) return null
  return Math.ceil(((sent.file.size - sentBytes) * elapsedMs) / sentBytes / 1_000)
}
