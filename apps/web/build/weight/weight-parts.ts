// What makes the build lighter, each part with a switch: `WEIGHT=no-class-names,no-file-names npm run build` builds without the
// named ones, to measure them or to look for an error in them.

export const weightParts = [
  'call-descriptors',
  'class-names',
  'file-names',
  'first-screen',
  'light-schemas',
] as const
/** Those of `src/ssr/switched-off.ts`: the server reads them when it starts. */
const serverParts = ['fragment-cache', 'late-start', 'packed-lobby']

export type WeightPart = (typeof weightParts)[number]

/** The parts that are on: all but those that `WEIGHT` names. Throws a readable error on an unknown name. */
export function readWeightParts(
  env: Record<string, string | undefined> = process.env,
): ReadonlySet<WeightPart> {
  const off = (env.WEIGHT ?? '').split(',').filter((name) => name !== '')
  const names = [...weightParts, ...serverParts].map((part) => `no-${part}`)
  const unknown = off.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`WEIGHT names '${unknown}', but it knows ${names.join(', ')} alone.`)
  return new Set(weightParts.filter((part) => !off.includes(`no-${part}`)))
}
