// One-sentence descriptions of the failures of a start that the operator can fix.
const expected = new Set(['BrandError', 'ConfigError', 'ContentError', 'DatabaseError', 'PortError'])
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST', 'ENOENT'])

/** The sentence for an expected failure; null for any other error, which is then shown itself. */
export function describeFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (expected.has(error.name)) return error.message
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} was taken by another program just now: stop that one, or choose another port.`
  if (code === 'ENOSPC')
    return 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.'
  if (code && unwritable.has(code) && path)
    return `${path} can't be written (${code}): give this user the right to, or set DATA_DIR to another folder.`
  return null
}
