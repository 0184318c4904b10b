import { getCaptchaPuzzle } from '@yanta/contract'
import { solveChallenge } from 'altcha-lib/v1'
import type { TestPlatform } from './test-platform.ts'

/** Does what a browser does when it is asked for a captcha; answers with what a call takes along. */
export async function solveCaptcha(platform: Pick<TestPlatform, 'as'>): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = (await platform.as(null).get(getCaptchaPuzzle))
    .body
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  return Buffer.from(
    JSON.stringify({ algorithm, challenge, salt, signature, number: solution!.number }),
  ).toString('base64')
}
