// `node content/validate.ts` prints the mistakes of the content with file and line, and fails when there are any.
import { contentFolder, validateContent } from './src/index.ts'

const problems = validateContent(contentFolder)
for (const { file, line, message } of problems) console.error(`content/${file}:${line} ${message}`)
console.log(problems.length === 0 ? 'content: no problems' : `content: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
