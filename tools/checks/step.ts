export interface Tally {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** Part of `verify` as well. */
  quick: boolean
  run(options: { quick: boolean }): Promise<Tally>
}

/** One check that holds or doesn't. */
export function tally(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A check that finds sentences: prints them, and holds when there are none. */
export function tallyFindings(findings: readonly string[]): Tally {
  for (const finding of findings) console.log(`  ${finding}`)
  return tally(findings.length === 0)
}
