// In the browser's build a declared call or event is only what a client needs: schemas, summaries and limits stay on the server.
// Without this every schema of the contract would travel with the first screen.
import MagicString from 'magic-string'
import { type Plugin, parseAst } from 'vite'

const keptOfCall = new Set(['name', 'method', 'path', 'access'])
const keptOfEvent = new Set(['type', 'room'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Vite plugin; works on the client environment and on the contract's files only. */
export function callDescriptors(): Plugin {
  return {
    name: 'yanta:call-descriptors',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/, code: /define(Call|Event)\(/ },
      handler(code) {
        return reduceDeclarations(code)
      },
    },
  }
}

/** Cuts every `defineCall({...})` and `defineEvent({...})` of plain JavaScript down to its descriptor; null when there is none. */
export function reduceDeclarations(code: string): { code: string; map: ReturnType<MagicString['generateMap']> } | null {
  const edited = new MagicString(code)
  let isChanged = false
  visit(parseAst(code) as unknown as Node, (node) => {
    const kept = node.type === 'CallExpression' ? keptKeys(node) : undefined
    if (!kept) return
    const declaration = (node.arguments as Node[])[0]!
    const parts = (declaration.properties as Node[])
      .filter((property) => property.type === 'Property' && kept.has(keyName(property)))
      .map((property) => code.slice(property.start, property.end))
    edited.overwrite(node.start, node.end, `{ ${parts.join(', ')} }`)
    isChanged = true
  })
  return isChanged ? { code: edited.toString(), map: edited.generateMap({ hires: true }) } : null
}

function keptKeys(call: Node): Set<string> | undefined {
  const callee = call.callee as Node
  const isObject = (call.arguments as Node[])[0]?.type === 'ObjectExpression'
  if (callee.type !== 'Identifier' || !isObject) return undefined
  if (callee.name === 'defineCall') return keptOfCall
  if (callee.name === 'defineEvent') return keptOfEvent
  return undefined
}

function keyName(property: Node): string {
  const key = property.key as Node
  return String(key.name ?? key.value)
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visit(child as Node, onNode)
    }
  }
}
