import { buildErrorAnswer, buildRefusalFinder } from '@yanta/server'

/** The refusal of any error; an unavailable database is one that may pass soon. */
export const findRefusal = buildRefusalFinder({
  keepsStatus: true,
  findCode: (error) => (isDatabaseAway(error) ? 'temporarily_unavailable' : undefined),
})

export const answerError = buildErrorAnswer({ findRefusal })

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The driver's own errors have no code. */
const awayMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Client .* is not queryable)$/

/** The database is unavailable; the request itself is valid and may be retried. */
function isDatabaseAway(error: unknown): boolean {
  const { message = '', code } = error as Partial<NodeJS.ErrnoException>
  return code === undefined ? awayMessages.test(message) : awayCodes.has(code)
}
