import type { CallBody, CallDeclaration, CallResponse } from '@yanta/contract'

export type Answer<Value> =
  | { ok: true; value: Value }
  /** 0: no answer came. `code`: of the refusal. `retryAfterMs`: how long the server asks to wait. */
  | { ok: false; status: number; code?: string | undefined; retryAfterMs?: number | undefined }

const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }

export async function call<C extends CallDeclaration>(
  { path, method }: C,
  body: CallBody<C> | undefined,
): Promise<Answer<CallResponse<C>>> {
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body ?? {}) })
    return readAnswer(response.status, await response.text(), response.headers.get('retry-after'))
  } catch {
    return { ok: false, status: 0 }
  }
}

/** Sends a large body, and tells what share of it has left. */
export function upload<C extends CallDeclaration>(
  { path, method }: C,
  body: CallBody<C>,
  onProgress: (share: number) => void,
): Promise<Answer<CallResponse<C>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)))
    request.addEventListener('loadend', () => {
      const { status, responseText } = request
      resolve(readAnswer(status, responseText, request.getResponseHeader('retry-after')))
    })
    request.send(JSON.stringify(body))
  })
}

/** Null: it is not there, or no answer came. */
export async function download<C extends CallDeclaration>(
  { path, method }: C,
  body: CallBody<C>,
): Promise<Blob | null> {
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

function readAnswer<Value>(status: number, text: string, retryAfter: string | null): Answer<Value> {
  const isOk = status >= 200 && status < 300
  try {
    const value = JSON.parse(text)
    if (isOk) return { ok: true, value }
    const { code, params } = value.errors?.[0] ?? {}
    return { ok: false, status, code, retryAfterMs: readWait(retryAfter ?? params?.retryAfter) }
  } catch {
    return { ok: false, status: isOk ? 0 : status, retryAfterMs: readWait(retryAfter) }
  }
}

/** @param seconds of the header, or of the refusal */
function readWait(seconds: unknown): number | undefined {
  return Number(seconds) > 0 ? Number(seconds) * 1000 : undefined
}
