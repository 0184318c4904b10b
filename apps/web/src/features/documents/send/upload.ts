// Sends a picture [7.20]. `fetch` tells nothing of what is on its way up, so this call has a transport of its own; the session's
// cookies and headers are those of every call.
import {
  type CallRefusal,
  type Verification,
  type VerificationKind,
  listVerifications,
  sendVerification,
} from '@yanta/contract'
import { readLocale } from '../../../i18n/locale-cookie.ts'
import { readPlatform } from '../../../browser/phone-query.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { type Transport, createCaller } from '../../../data/api/caller.ts'
import type { Result } from '../../../data/api/result.ts'
import { type Documents, recordDocument, recordDocuments } from '../document-store.ts'
import { findDocument } from '../use-documents.ts'
import type { Picture } from './send-machine.ts'

/** A connection on which nothing moves for so long is lost; the platform decodes for twenty seconds at most, one picture at a time. */
const silenceMs = 90_000

interface UploadOptions {
  /** Bytes of the picture that have left. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/**
 * The documents are asked for first: that renews an old session before megabytes are sent, and what is bound to be refused is not
 * sent at all.
 */
export async function uploadPicture(
  kind: VerificationKind,
  { file, name }: Picture,
  { onProgress, signal }: UploadOptions,
): Promise<Result<Verification, CallRefusal<typeof sendVerification>>> {
  const listed = await browserCall(listVerifications, {}, { signal })
  if (!listed.ok) return listed
  recordDocuments(listed.value)
  const obstacle = findObstacle(listed.value, kind)
  if (obstacle) return { ok: false, refusal: { code: obstacle, status: 409, errors: [{ code: obstacle }] } }
  const content = await readBase64(file)
  const call = createCaller({
    baseUrl: '',
    locale: readLocale,
    platform: readPlatform,
    timeoutMs: silenceMs,
    renewSession: async () => ((await browserCall(listVerifications)).ok ? 'renewed' : 'unknown'),
    transport: carryByUpload((share) => onProgress(Math.round(share * file.size))),
  })
  const { id } = findDocument(listed.value, kind)!
  const result = await call(
    sendVerification,
    { params: { id }, body: { file: content, name: name.slice(0, longestName) } },
    { signal },
  )
  if (result.ok) recordDocument(result.value)
  return result
}

const longestName = 200

/** Why the platform would not take a picture, as far as it is known already. Pure. */
export function findObstacle(
  documents: Documents,
  kind: VerificationKind,
):
  | 'verification_service_disabled'
  | 'verification_not_found'
  | 'verification_is_already_processing'
  | 'documents_already_sent'
  | null {
  if (!documents.isEnabled) return 'verification_service_disabled'
  const status = findDocument(documents, kind)?.status
  if (status === undefined) return 'verification_not_found'
  if (status === 'wait') return 'verification_is_already_processing'
  return status === 'success' ? 'documents_already_sent' : null
}

function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = reader.result as string
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}

/** @param onShare the part of the body that has left, from 0 to 1 */
function carryByUpload(onShare: (share: number) => void): Transport {
  return (address, { method, headers, body, timeoutMs, signals = [] }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const cut = () => request.abort()
      function wait() {
        clearTimeout(timer)
        timer = setTimeout(cut, timeoutMs)
      }
      function end() {
        clearTimeout(timer)
        for (const signal of signals) signal.removeEventListener('abort', cut)
      }
      function fail() {
        end()
        reject(new Error('no answer'))
      }
      request.open(method, address)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        if (total > 0) onShare(loaded / total)
      })
      request.addEventListener('load', () => {
        end()
        const { status, responseText } = request
        resolve({
          ok: status >= 200 && status < 300,
          status,
          headers: { get: (name) => request.getResponseHeader(name) },
          json: async () => JSON.parse(responseText) as unknown,
        })
      })
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      if (signals.some(({ aborted }) => aborted)) return fail()
      for (const signal of signals) signal.addEventListener('abort', cut)
      wait()
      request.send(body)
    })
}
