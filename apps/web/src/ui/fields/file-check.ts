// What a file must be to be taken. Pure; the server checks again.
export interface FileRules {
  /** Media types such as `image/jpeg`, or groups such as `image/*`. */
  types: readonly string[]
  maxBytes: number
}

export type FileProblem = 'type' | 'size'

/** What is wrong with a file, or null. */
export function findFileProblem(
  file: Pick<File, 'type' | 'size'>,
  { types, maxBytes }: FileRules,
): FileProblem | null {
  const isKnown = types.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  )
  if (!isKnown) return 'type'
  return file.size > maxBytes ? 'size' : null
}
