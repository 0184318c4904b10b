// One-sentence descriptions of the failures of a start that the operator can fix.
const expected = new Set(['BrandError', 'ConfigError', 'ContentError', 'DatabaseError', 'PortError'])
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST', 'ENOENT'])

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

/** The sentence for an expected failure; null for any other error, which is then shown itself. */
export function describeFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (expected.has(error.name)) return error.message
  const { code, path, port, ...where } = error as ListenError
  if (code === 'EADDRINUSE')
    return `Port ${port} was taken by another program just now: stop that one, or choose another port.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && where.syscall === 'getaddrinfo'))
    return `${where.address ?? where.hostname} is no address of this machine: set SITE_HOST, GAMES_HOST or PLATFORM_HOST to one that is.`
  // The second is PostgreSQL's.
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.'
  if (code && unwritable.has(code) && path)
    return `${path} can't be written (${code}): give this user the right to, or set DATA_DIR to another folder.`
  return null
}
