/** The reader asked the system for calm: everything is at once where it would have moved to. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
