export interface Tally {
  passed: number
  failed: number
  /** What failed, by file and title, where the step knows it. */
  failures?: readonly string[]
}

/** `verify` answers 'am I done?', `gate` is `npm test`, `all` is `npm run test:all`. Each contains the one before it. */
export type Tier = 'verify' | 'gate' | 'all'

export interface StepContext {
  tier: Tier
  /** Writes what the step has to say. Steps that run side by side say it when they are over. */
  print(text: string): void
}

export interface Step {
  name: string
  /** The first tier the step belongs to. */
  from: Tier
  /** Files and folders that decide the result. `verify` skips a step that has passed since they last changed; without them it never skips. */
  inputs?: readonly string[]
  run(context: StepContext): Promise<Tally>
}

/** One check that holds or doesn't. */
export function tally(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A check that finds sentences: prints them, and holds when there are none. */
export function tallyFindings(findings: readonly string[], { print }: StepContext): Tally {
  for (const finding of findings) print(`  ${finding}\n`)
  return tally(findings.length === 0)
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const failures = tallies.flatMap((part) => part.failures ?? [])
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    ...(failures.length > 0 && { failures }),
  }
}
