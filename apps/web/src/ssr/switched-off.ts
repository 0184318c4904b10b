/**
 * Whether the server leaves out a part of what makes its documents light or quick: `WEIGHT=no-fragment-cache,no-late-start npm start`,
 * to measure one or to look for an error in it. The build's own parts are listed in `build/weight/README.md`.
 */
export function isSwitchedOff(part: 'fragment-cache' | 'late-start' | 'packed-lobby'): boolean {
  return import.meta.env.SSR && (process.env.WEIGHT ?? '').split(',').includes(`no-${part}`)
}
