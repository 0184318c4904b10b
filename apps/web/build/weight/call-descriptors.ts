// The browser makes calls without the schemas of their answers. In its build a declared call is reduced to what a client
// needs, and is separated from events and from the schemas that parse forms, events and messages: `import { login,
// Credentials }` becomes two imports, so that a screen which only calls bundles no schema.
import { readFileSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import MagicString from 'magic-string'
import { type Plugin, parseAst } from 'vite'

const contract = '@yanta/contract'
const contractSources = resolve(import.meta.dirname, '../../../../packages/contract/src')
const marker = '?descriptors'
const keptOfCall = new Set(['name', 'method', 'path', 'access'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Vite plugin for the browser's build. */
export function callDescriptors(): Plugin {
  return {
    name: 'yanta:call-descriptors',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const isMarked = source.endsWith(marker)
        if (!isMarked && !importer?.endsWith(marker)) return undefined
        const found = await this.resolve(source.replace(marker, ''), importer?.replace(marker, ''), {
          ...options,
          skipSelf: true,
        })
        return found && { ...found, id: found.id + marker }
      },
    },
    load: (id) => (id.endsWith(marker) ? readFile(id.slice(0, -marker.length), 'utf8') : undefined),
    transform(code, id) {
      if (id.endsWith(marker)) return reduceToDescriptors(code)
      if (id.startsWith(contractSources)) return { code: markPure(dropCalls(code)), map: null }
      return code.includes(contract) && !id.includes('node_modules')
        ? splitContractImports(code, listEventNames())
        : undefined
    },
  }
}

/** Removes the calls of a contract module: callers import the descriptors. */
export function dropCalls(code: string): string {
  const edited = new MagicString(code)
  for (const statement of (parseAst(code) as unknown as Node).body as Node[]) {
    const declaration = statement.declaration as Node | null | undefined
    const isCall =
      declaration?.type === 'VariableDeclaration' &&
      (declaration.declarations as Node[]).every(({ init }) => keptKeys(init as Node | null))
    if (isCall) edited.remove(statement.start, statement.end)
  }
  return edited.toString()
}

/** Marks builders of schemas and events as free of side effects, so that unused ones are tree-shaken. Pure. */
export function markPure(code: string): string {
  return code.replaceAll(
    /(?<!function |[\w.])(v\.\w+|defineCall|defineEvent|queryInteger|queryList)\(/g,
    '/* @__PURE__ */ $1(',
  )
}

/** Reduces a contract module, given as JavaScript, to descriptors, constants and functions; values built from schemas go. */
export function reduceToDescriptors(code: string): string {
  const edited = new MagicString(code)
  const statements = (parseAst(code) as unknown as Node).body as Node[]
  const schemas = listSchemaNames(statements)
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') dropSchemaImports(edited, statement)
    // An exported one may be imported by name, but is not called any more.
    if (statement.type === 'FunctionDeclaration' && schemas.has((statement.id as { name: string }).name))
      edited.remove(statement.start, statement.end)
    const declaration = (statement.declaration as Node | null | undefined) ?? statement
    if (declaration.type !== 'VariableDeclaration') continue
    const init = (declaration.declarations as Node[])[0]!.init as Node
    const kept = keptKeys(init)
    if (kept) reduceDeclaration(edited, code, init, kept)
    else if (mentions(init, schemas)) edited.remove(statement.start, statement.end)
  }
  return edited.toString()
}

/** Names of the schema library's imports, of schemas and of everything built with them, functions included. */
function listSchemaNames(statements: readonly Node[]): ReadonlySet<string> {
  const names = new Set(
    statements
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((statement) =>
        listSpecifiers(statement)
          .filter(
            (specifier) =>
              specifier.type === 'ImportNamespaceSpecifier' ||
              (specifier.type === 'ImportSpecifier' && isSchema(specifier)),
          )
          .map(({ local }) => (local as { name: string }).name),
      ),
  )
  const made = statements.flatMap((statement) => {
    const declaration = (statement.declaration as Node | null | undefined) ?? statement
    if (declaration.type === 'FunctionDeclaration')
      return [{ name: (declaration.id as { name: string }).name, by: declaration.body as Node }]
    if (declaration.type !== 'VariableDeclaration') return []
    return (declaration.declarations as Node[]).map(({ id, init }) => ({
      name: (id as { name: string }).name,
      by: init as Node,
    }))
  })
  for (let before = -1; before !== names.size;) {
    before = names.size
    for (const { name, by } of made) if (!keptKeys(by) && mentions(by, names)) names.add(name)
  }
  return names
}

function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((item) => mentions(item, names))
  if (typeof node !== 'object' || node === null) return false
  const { type, name, computed, key, property, ...rest } = node as Node
  if (type === 'Identifier') return names.has(String(name))
  return (
    mentions(Object.values(rest), names) ||
    (computed === true && (mentions(key, names) || mentions(property, names)))
  )
}

/** Imports calls and constants from the descriptors. By convention only schemas are in PascalCase. */
export function splitContractImports(code: string, eventNames: ReadonlySet<string>): string {
  const isParsed = (specifier: Node) =>
    isSchema(specifier) || eventNames.has((specifier.imported as { name: string }).name)
  const edited = new MagicString(code)
  for (const statement of (parseAst(code) as unknown as Node).body as Node[]) {
    if (statement.type !== 'ImportDeclaration' || (statement.source as Node).value !== contract) continue
    const schemas = buildImport(code, listSpecifiers(statement).filter(isParsed), contract)
    const others = buildImport(
      code,
      listSpecifiers(statement).filter((specifier) => !isParsed(specifier)),
      contract + marker,
    )
    edited.overwrite(statement.start, statement.end, schemas + others)
  }
  return edited.toString()
}

function dropSchemaImports(edited: MagicString, statement: Node): void {
  const kept = listSpecifiers(statement).filter(
    (specifier) => specifier.type === 'ImportSpecifier' && !isSchema(specifier),
  )
  edited.overwrite(
    statement.start,
    statement.end,
    buildImport(edited.original, kept, String((statement.source as Node).value)),
  )
}

function buildImport(code: string, specifiers: Node[], source: string): string {
  const names = specifiers.map(({ start, end }) => code.slice(start, end))
  return names.length > 0 ? `import { ${names.join(', ')} } from '${source}';` : ''
}

function listSpecifiers(statement: Node): Node[] {
  return statement.specifiers as Node[]
}

function isSchema(specifier: Node): boolean {
  return /^[A-Z]/.test((specifier.imported as { name: string }).name)
}

function reduceDeclaration(edited: MagicString, code: string, call: Node, kept: Set<string>): void {
  const properties = (call.arguments as Node[])[0]!.properties as Node[]
  const parts = properties
    .filter((property) => property.type === 'Property' && kept.has(keyName(property)))
    .map((property) => code.slice(property.start, property.end))
  // What comes out of a spread object is not seen here.
  if (parts.length < kept.size)
    throw new Error(`a call writes out ${[...kept].join(', ')}: ${code.slice(call.start, call.start + 120)}`)
  edited.overwrite(call.start, call.end, `{ ${parts.join(', ')} }`)
}

function keptKeys(init: Node | null): Set<string> | undefined {
  if (init?.type !== 'CallExpression' || (init.arguments as Node[])[0]?.type !== 'ObjectExpression')
    return undefined
  return (init.callee as { name?: string }).name === 'defineCall' ? keptOfCall : undefined
}

/** Names of the contract's events, whose data is parsed in the browser. */
export function listEventNames(): Set<string> {
  const folder = resolve(import.meta.dirname, '../../../../packages/contract/src')
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/export const (\w+) = defineEvent\(/g)].map((match) => match[1]!),
    ),
  )
}

function keyName(property: Node): string {
  const key = property.key as Node
  return String(key.name ?? key.value)
}
