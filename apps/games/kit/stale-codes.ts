const staleCodes: ReadonlySet<string> = new Set([
  'round_open',
  'round_closed',
  'round_not_found',
  'step_out_of_turn',
  'step_not_allowed',
])

/** The state of a round of steps is stale, after another page or a restart of the server: it is to be read again. */
export const isStale = ({ code }: { code: string }): boolean => staleCodes.has(code)
