/** A brand can't be used. The message names the file and its mistakes, one per line. */
export class BrandError extends Error {
  override name = 'BrandError'

  constructor(file: string, problems: readonly string[]) {
    super(
      problems.length === 1
        ? `${file}: ${problems[0]}`
        : `${file} has mistakes:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  }
}
