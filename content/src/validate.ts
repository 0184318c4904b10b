import { type Art, openArt } from '@yanta/art'
import { checkArt } from './check-art.ts'
import { checkSlots } from './check-slots.ts'
import type { Problem } from './content-file.ts'
import type { Content } from './content.ts'
import { readContent } from './read-content.ts'

/** All problems of the content in `folder`, in the order of files and lines. */
export function validateContent(folder: string, art: Pick<Art, 'findAddress'> = openArt()): Problem[] {
  const content = readContent(folder)
  checkArt(content, art)
  checkSlots(content)
  return listProblems(content)
}

/** What was found, in the order of files and lines. */
export function listProblems(content: Content): Problem[] {
  return Object.values(content).flatMap((file: { problems: Problem[] }) =>
    file.problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  )
}
