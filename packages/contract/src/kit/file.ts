// Answers that are files.
import * as v from 'valibot'

/** What the handler of a call with `isFile` returns. */
export const FileAnswer = v.object({
  /** ASCII, without quotes. */
  name: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)),
  type: v.string(),
  content: v.instance(Uint8Array),
})
export type FileAnswer = v.InferOutput<typeof FileAnswer>
