// The page's surroundings in tests: a platform that answers calls by their path, and a socket that is always open.
import { vi } from 'vitest'
import type { SupportMessage } from '@yanta/contract'

interface Declared {
  path: string
}
interface Answered {
  status?: number
  value?: unknown
  headers?: Record<string, string>
}
type Answering = (body: any) => Answered | Promise<Answered>

/** Builds `answer(call, …)`, and what was sent to it. */
export function standInPlatform() {
  const answers = new Map<string, Answering>()
  const calls: { path: string; body: any }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const given = JSON.parse(String(body))
    calls.push({ path, body: given })
    const { status = 200, value = { success: true }, headers = {} } = (await answers.get(path)?.(given)) ?? {}
    if (status === 0) throw new TypeError('no connection')
    return new Response(JSON.stringify(value), { status, headers })
  })
  return {
    answer: ({ path }: Declared, answering: Answering) => void answers.set(path, answering),
    sent: ({ path }: Declared): any[] => calls.filter((call) => call.path === path).map(({ body }) => body),
  }
}

/** Tells a page what its latest socket hears, and what all of them have sent. */
export function standInSocket() {
  const sent: object[] = []
  const listeners = new Map<string, (event: { data: string }) => void>()
  class Socket {
    addEventListener(type: string, listener: (event: { data: string }) => void) {
      listeners.set(type, listener)
    }
    send(frame: string) {
      sent.push(JSON.parse(frame))
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket)
  return {
    sent,
    open: () => listeners.get('open')!({ data: '' }),
    hear: (frame: object) => listeners.get('message')!({ data: JSON.stringify(frame) }),
  }
}

/** A page over plain http has no `crypto.randomUUID`. */
export function standInPlainHttp(): void {
  const real = crypto
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
  })
}

export const settle = () => vi.advanceTimersByTimeAsync(0)

export const buildMessage = (number: number, changes: Partial<SupportMessage> = {}): SupportMessage => ({
  number,
  key: `message-${number}`,
  author: 'visitor',
  kind: 'text',
  name: null,
  text: `text ${number}`,
  picture: null,
  at: '2026-11-27T00:00:00.000Z',
  ...changes,
})

export const buildMessages = (from: number, to: number): SupportMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => buildMessage(from + index))

/** The upload of a picture, which goes on as a test says. */
export function standInUpload() {
  const uploads: {
    path: string
    body: any
    progress: (share: number) => void
    end: (answer: { status: number; value?: unknown }) => Promise<void>
  }[] = []
  class Upload {
    status = 0
    responseText = ''
    path = ''
    onEnd = () => {}
    onProgress: (event: { loaded: number; total: number }) => void = () => {}
    upload = {
      addEventListener: (_type: string, listener: typeof this.onProgress) => {
        this.onProgress = listener
      },
    }
    open(_method: string, path: string) {
      this.path = path
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    addEventListener(_type: string, listener: () => void) {
      this.onEnd = listener
    }
    send(body: string) {
      uploads.push({
        path: this.path,
        body: JSON.parse(body),
        progress: (share) => this.onProgress({ loaded: share * 100, total: 100 }),
        end: async ({ status, value = {} }) => {
          this.status = status
          this.responseText = JSON.stringify(value)
          this.onEnd()
          await settle()
        },
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return uploads
}
