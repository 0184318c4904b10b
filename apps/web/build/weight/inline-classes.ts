// A script contains the names of the classes it uses, instead of a table of all classes of a style sheet.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import MagicString from 'magic-string'
import { type Plugin, parseAst } from 'vite'
import { listNames } from './class-names.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type NameClass = (name: string, file: string) => string

const tablePrefix = '\0classes:'
/** A name that ends like the sheet's would be taken for one. */
const tableSuffix = '.js'

/** Vite plugin for the browser's build of the sources in this folder. */
export function inlineClasses(source: string, nameClass: NameClass): Plugin {
  return {
    name: 'yanta:inline-classes',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.startsWith(tablePrefix) ? id : undefined),
    async load(id) {
      if (!id.startsWith(tablePrefix)) return undefined
      const file = id.slice(tablePrefix.length, -tableSuffix.length)
      return `export default ${writeTable(await readFile(file, 'utf8'), (name) => nameClass(name, file))}`
    },
    transform(code, id) {
      if (!id.startsWith(source)) return undefined
      // Its styles belong to the build, whoever uses the names.
      if (/\.module\.css(\?|$)/.test(id)) return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
      return code.includes('.module.css') ? inlineAll(code, dirname(id), nameClass) : undefined
    },
  }
}

function inlineAll(code: string, folder: string, nameClass: NameClass): string {
  const imports = code.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";?$/gm)
  for (const [statement, local, path] of imports) {
    const file = join(folder, path!)
    const inlined = inlineNames(code, local!, (name) => nameClass(name, file))
    const table =
      inlined === null ? `import ${local} from ${JSON.stringify(tablePrefix + file + tableSuffix)};` : ''
    code = (inlined ?? code).replace(statement, `import ${JSON.stringify(path)};${table}`)
  }
  return code
}

/** Replaces `styles.card` by its name. Null where the table itself is used, or another variable has its name. Pure. */
export function inlineNames(code: string, local: string, nameOf: (name: string) => string): string | null {
  const edited = new MagicString(code)
  let isTableUsed = false
  visit(parseAst(code) as unknown as Node, null)
  return isTableUsed ? null : edited.toString()

  function visit(node: Node, parent: Node | null): void {
    if (node.type === 'Identifier' && node.name === local && isTable(node, parent)) isTableUsed = true
    else if (node.type === 'MemberExpression' && !node.computed && (node.object as Node).name === local)
      edited.overwrite(node.start, node.end, JSON.stringify(nameOf((node.property as Node).name as string)))
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node)
  }
}

/** False for the import, for an access by a known name, and for the name of a property. */
function isTable(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'ImportDefaultSpecifier') return false
  if (parent?.type === 'MemberExpression') return parent.computed === true
  return !(parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Names of a sheet's classes by their names in the sources. Throws on a class composed of others, which has several. Pure. */
export function writeTable(css: string, nameOf: (name: string) => string): string {
  if (/\bcomposes\s*:/.test(css))
    throw new Error('composes: a class has one name, and the build writes that one')
  return JSON.stringify(Object.fromEntries(listNames(css).map((name) => [name, nameOf(name)])))
}
