import { createHash } from 'node:crypto'

/** The tag of a content. Weak: the same for all encodings of it. */
export function buildTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether a client has the content of `tag`. It may send several, and a proxy may have made one weak or strong. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bare = (each: string) => each.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || bare(each) === bare(tag))
}
