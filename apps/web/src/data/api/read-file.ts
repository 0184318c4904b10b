import type { FileAnswer } from '@yanta/contract'
import type { TransportAnswer } from './caller.ts'

/** Reads an answer that is a file, under the name that it gives. Throws when it breaks off. */
export async function readFile(answer: TransportAnswer): Promise<FileAnswer> {
  const name = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  return {
    name,
    type: answer.headers.get('content-type') ?? '',
    content: new Uint8Array(await answer.arrayBuffer!()),
  }
}
