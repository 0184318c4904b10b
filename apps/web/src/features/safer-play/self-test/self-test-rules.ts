// A self-test after the well-known index of problem gambling: nine questions about the last twelve months. Pure; nothing is stored or sent.

export const questions = [
  'more_than_afford',
  'larger_bets',
  'win_back',
  'borrowed',
  'felt_problem',
  'health',
  'criticised',
  'money_trouble',
  'guilt',
] as const

/** Never, sometimes, most of the time, almost always. */
export const answerPoints = [0, 1, 2, 3] as const
export type AnswerPoints = (typeof answerPoints)[number]

type RiskLevel = 'none' | 'low' | 'moderate' | 'high'

/** The level of a sum of points, from 0 to 27. */
export function rateSelfTest(answers: readonly AnswerPoints[]): { points: number; level: RiskLevel } {
  const points = answers.reduce<number>((sum, answer) => sum + answer, 0)
  return { points, level: findLevel(points) }
}

function findLevel(points: number): RiskLevel {
  if (points === 0) return 'none'
  if (points <= 2) return 'low'
  return points <= 7 ? 'moderate' : 'high'
}
