// What a kind asks beside the name: answered by flags, at a terminal by questions, and otherwise by what is suggested.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { Answers, Kind, Question } from './kinds.ts'
import type { Name } from './names.ts'

/** Throws on a flag that the kind doesn't know. */
export function readFlags({ questions = [] }: Kind, flags: readonly string[]): Answers {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]))
  return Object.fromEntries(
    Object.entries(parseArgs({ args: [...flags], options }).values).map(([flag, value]) => [
      flag,
      String(value),
    ]),
  )
}

/** The given answers, with what is suggested in place of the others. Throws on one that is no choice. */
export function answerQuestions(kind: Kind, name: Name, root: string, given: Answers = {}): Answers {
  return (kind.questions ?? []).reduce<Answers>((answers, question) => {
    const answer = given[question.flag] ?? question.suggest(name, answers, root)
    checkChoice(question, answer, answers, root)
    return { ...answers, [question.flag]: answer }
  }, {})
}

/** Asks at a terminal what no flag has answered, unless flags have answered anything. */
export async function askQuestions(kind: Kind, name: Name, root: string, given: Answers): Promise<Answers> {
  const isAsked = process.stdin.isTTY && kind.questions !== undefined && Object.keys(given).length === 0
  if (!isAsked) return answerQuestions(kind, name, root, given)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  let answers: Answers = {}
  for (const question of kind.questions ?? []) {
    const suggested = question.suggest(name, answers, root)
    const choices = question.choices?.(answers, root)
    const among = choices ? ` (${choices.join(', ')})` : ''
    const answer = (await terminal.question(`${question.ask}${among} [${suggested}] `)).trim() || suggested
    checkChoice(question, answer, answers, root)
    answers = { ...answers, [question.flag]: answer }
  }
  terminal.close()
  return answers
}

function checkChoice({ flag, choices }: Question, answer: string, answers: Answers, root: string): void {
  const known = choices?.(answers, root)
  if (known && !known.includes(answer))
    throw new Error(`--${flag} is one of ${known.join(', ')}; not '${answer}'.`)
}
