const closingCodes: ReadonlySet<string> = new Set([
  'unauthorized',
  'session_not_found',
  'session_expired',
  'session_deactivated',
  'game_disabled',
  'account_closed',
  'taking_a_break',
  'self_excluded',
  'region_blocked',
])

/** After such a refusal the page can't continue; the player has to reopen the game. */
export const isClosing = (code: string): boolean => closingCodes.has(code)
