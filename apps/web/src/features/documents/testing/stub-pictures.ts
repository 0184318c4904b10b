// What a browser has for pictures and uploads, and happy-dom lacks: bitmaps, a canvas that writes, requests that tell of their progress.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The picture that a canvas writes. */
export const written = new Blob(['written'], { type: 'image/jpeg' })

/** Pictures of 400 by 300 can be decoded; a canvas is 100 by 100 on the screen. */
export function stubPictures(): void {
  const decode = vi.fn(async (): Promise<unknown> => ({ width: 400, height: 300, close() {} }))
  vi.stubGlobal('createImageBitmap', decode)
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => null,
    toBlob: (take: (blob: Blob) => void) => take(written),
    toDataURL: () => 'data:image/jpeg;base64,AA==',
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }),
  })
  Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => true })
}

/** The platform's end of an upload, in place of the network. */
export class UploadLine extends EventTarget {
  /** The one begun last; undefined before the first. */
  static latest: UploadLine | undefined
  static count = 0
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  method = ''
  address = ''
  body = ''
  status = 0
  responseText = ''
  isAborted = false

  constructor() {
    super()
    UploadLine.latest = this
    UploadLine.count += 1
  }
  open(method: string, address: string) {
    this.method = method
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getResponseHeader() {
    return null
  }
  send(body: string) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  /** A share of the body has left. */
  progress(share: number): Promise<void> {
    return act(async () => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 1_000, total: 1_000 }))
    })
  }
  answer(status: number, body: object): Promise<void> {
    this.status = status
    this.responseText = JSON.stringify(body)
    return act(async () => {
      this.dispatchEvent(new Event('load'))
      await Promise.resolve()
    })
  }
  refuse(status: number, code: string): Promise<void> {
    return this.answer(status, { errors: [{ code }] })
  }
  /** The connection is lost. */
  fail(): Promise<void> {
    return act(async () => void this.dispatchEvent(new Event('error')))
  }
}

export function stubUploads(): void {
  UploadLine.latest = undefined
  UploadLine.count = 0
  vi.stubGlobal('XMLHttpRequest', UploadLine)
}
