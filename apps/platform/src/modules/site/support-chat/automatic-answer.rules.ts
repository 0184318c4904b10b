import type { SupportAnswer } from '@yanta/content'
import type { Locale } from '@yanta/contract'

/** The answer to a question by the words in it; the one without words answers everything else. */
export function findAutomaticAnswer(
  answers: readonly SupportAnswer[],
  question: string,
  language: Locale,
): string | null {
  const words =
    question
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const countWords = ({ words: known }: SupportAnswer) =>
    known.filter((beginning) => words.some((word) => word.startsWith(beginning))).length
  const best = answers.toSorted((a, b) => countWords(b) - countWords(a))[0]
  const answer = best && countWords(best) > 0 ? best : answers.find(({ words: known }) => known.length === 0)
  return answer?.text[language] ?? null
}
