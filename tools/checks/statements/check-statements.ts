// Statements stay typed and get their time as a parameter (decision 33): what nobody would see in a review is refused here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { listSources } from '../../project/list-sources.ts'

/** Migrations outlive the tables that they were written for, and tests look behind the repositories. */
const isExempt = /\.test\.tsx?$|\.d\.ts$|\/testing(?:-programs)?(\/|\.ts$)|\/migrations\/|\/database\/\d{4}-/
/** Where an app may have SQL. */
const hasStatements = /^packages\/|\.(repository|sql)\.ts$|\/database\//
const tags = new Set(['sql', 'query', 'command'])
const databaseTime =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(\s*\)|\bcurrent_timestamp\b/i

type Node = Record<string, unknown> & { type: string; start: number }

/** Answers one sentence for every untyped database, raw statement without a declared row, time of the database, and SQL outside repositories. */
export function checkStatements(root: string): string[] {
  return listSources(root, ['apps', 'packages'])
    .filter((file) => /\.tsx?$/.test(file) && !isExempt.test(file))
    .flatMap((file) => findProblems(file, readFileSync(join(root, file), 'utf8')))
}

function findProblems(file: string, source: string): string[] {
  if (!/\bKysely\b|\bTransaction\b|\bsql\b|\bquery\b|\bcommand\b/.test(source)) return []
  const found: string[] = []
  visit(parseSync(file, source).program, (node) => {
    const problem = judge(node) ?? (isSql(node) && !hasStatements.test(file) ? misplaced : null)
    if (problem) found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${problem}`)
  })
  return found
}

const misplaced = 'has SQL: it belongs in a repository, or in a .sql.ts that statements are composed of'

function isSql(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && tags.has(tagOf(node) ?? '')
}

function judge(node: Node): string | null {
  if (node.type === 'TSTypeReference') {
    const name = nameOf(node.typeName)
    const [of] = (node.typeArguments as { params: Node[] } | null)?.params ?? []
    if ((name === 'Kysely' || name === 'Transaction') && of?.type === 'TSAnyKeyword')
      return `says ${name}<any>: say the server's own database`
  }
  if (node.type === 'CallExpression' && isExecution(node.callee as Node))
    return 'executes a raw statement: declare its rows with query, or use command'
  if (isSql(node)) {
    const { quasis } = node.quasi as { quasis: { value: { raw: string } }[] }
    const time = quasis.map(({ value }) => databaseTime.exec(value.raw)?.[0]).find(Boolean)
    if (time) return `asks the database for ${time}: take now from the clock`
  }
  return null
}

/** sql`…`.execute, with or without a row's type. */
function isExecution(callee: Node): boolean {
  const statement = callee.object as Node | undefined
  return (
    callee.type === 'MemberExpression' &&
    nameOf(callee.property) === 'execute' &&
    statement?.type === 'TaggedTemplateExpression' &&
    tagOf(statement) === 'sql'
  )
}

/** `sql` of sql`…`, `query` of query(row)`…`. */
function tagOf({ tag }: Node): string | undefined {
  const called = tag as Node
  return nameOf(called.type === 'CallExpression' ? called.callee : called)
}

function nameOf(node: unknown): string | undefined {
  return (node as { name?: string }).name
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return
  if ('type' in value && 'start' in value) look(value as Node)
  for (const child of Object.values(value)) visit(child, look)
}
