// Drives the machines: checks what was chosen, sends it, and tells them how it ended. Loaded with the dialog.
import type { VerificationKind } from '@yanta/contract'
import { onPlayerEvent } from '../../../data/player-events.ts'
import { findPictureProblem } from './check-picture.ts'
import type { Picture, Source } from './send-machine.ts'
import { dispatchToSending, readSending, sendStore } from './send-store.ts'
import { uploadPicture } from './upload.ts'

/** The last file that was chosen for a kind: an earlier one whose check takes longer is dropped. */
const chosen = new Map<VerificationKind, Blob>()
const uploads = new Map<VerificationKind, AbortController>()

export async function choosePicture(kind: VerificationKind, file: File): Promise<void> {
  await pick(kind, { file, name: file.name }, 'file')
}

export async function takePhoto(kind: VerificationKind, file: Blob): Promise<void> {
  await pick(kind, { file, name: 'photo.jpg' }, 'camera')
}

async function pick(kind: VerificationKind, picture: Picture, source: Source): Promise<void> {
  chosen.set(kind, picture.file)
  const problem = await findPictureProblem(picture.file)
  if (chosen.get(kind) !== picture.file) return
  dispatchToSending(kind, problem ? { type: 'rejected', problem } : { type: 'picked', picture, source })
}

/** Sends a picture that was looked at. */
export function sendPicture(kind: VerificationKind, picture: Picture): void {
  dispatchToSending(kind, { type: 'sent', picture, atMs: Date.now() })
  void upload(kind)
}

export function retrySending(kind: VerificationKind): void {
  dispatchToSending(kind, { type: 'retried', atMs: Date.now() })
  void upload(kind)
}

/** Also of one that is on its way behind a closed dialog. */
export function cancelSending(kind: VerificationKind): void {
  dispatchToSending(kind, { type: 'cancelled' })
  uploads.get(kind)?.abort()
  uploads.delete(kind)
}

async function upload(kind: VerificationKind): Promise<void> {
  const state = readSending(kind)
  if (state.step !== 'sending' || uploads.has(kind)) return
  const cancelling = new AbortController()
  uploads.set(kind, cancelling)
  const isOver = () => cancelling.signal.aborted
  try {
    const result = await uploadPicture(kind, state.sent, {
      signal: cancelling.signal,
      onProgress: (sentBytes) => {
        if (!isOver()) dispatchToSending(kind, { type: 'progressed', sentBytes })
      },
    })
    if (isOver()) return
    dispatchToSending(kind, result.ok ? { type: 'answered' } : { type: 'refused', code: result.refusal.code })
  } catch {
    // The file has gone from the device, or it can't be read any more.
    if (!isOver()) dispatchToSending(kind, { type: 'refused', code: 'unable_to_process_verification' })
  } finally {
    if (uploads.get(kind) === cancelling) uploads.delete(kind)
  }
}

onPlayerEvent('logout', () => {
  for (const cancelling of uploads.values()) cancelling.abort()
  uploads.clear()
})

/** Closing the tab would end what is on its way. */
function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}
sendStore.subscribe((states) => {
  const isSending = Object.values(states).some(({ step }) => step === 'sending')
  if (isSending) addEventListener('beforeunload', handleUnload)
  else removeEventListener('beforeunload', handleUnload)
})
