import type { Readable } from 'node:stream'

/** A file that is sent while it is made. A stream that is destroyed breaks the answer off, so that half a file is never taken for all. */
export class FileStream {
  /** ASCII, without quotes. */
  readonly name: string
  readonly type: string
  readonly content: Readable

  constructor(name: string, type: string, content: Readable) {
    this.name = name
    this.type = type
    this.content = content
  }
}
