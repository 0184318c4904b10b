// The dependencies of a file in the gallery's build: everything it reaches by imports, by addresses of pictures and by the keys
// of messages.
import { createRequire } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { findMessageKeys } from '../../../apps/web/build/weight/message-keys.ts'
import { Lockfile } from './lockfile.ts'
import { type Reference, exportsName, readPassedOn, readReferences } from './references.ts'
import type { SourceTree } from './source-tree.ts'

export interface Reach {
  files: ReadonlySet<string>
  /** Packages with their versions, as `Lockfile.listVersions` returns them. */
  packages: ReadonlySet<string>
  /** Messages by key, in all languages. */
  messages: ReadonlyMap<string, string>
  /** Why the dependencies are uncertain; empty when they are known. */
  uncertainties: readonly string[]
}

interface Node {
  files: string[]
  art: string[]
  packages: string[]
  messages: string[]
  uncertainties: string[]
}

/** Modules that the build makes of messages and brands, which a stamp contains by themselves. */
const knownVirtual = /^virtual:(?:brands|message-loaders|messages\/.+)$/

export class SourceGraph {
  readonly #tree: SourceTree
  readonly #lockfile: Lockfile
  readonly #messages: ReadonlyMap<string, string>
  readonly #art: readonly string[]
  readonly #nodes = new Map<string, Node>()

  constructor(tree: SourceTree) {
    this.#tree = tree
    this.#lockfile = new Lockfile(tree)
    this.#messages = readMessages(tree)
    this.#art = tree.list('art/public')
  }

  /** The files that a page shows. */
  reach(roots: readonly string[]): Reach {
    return this.#collect(roots, true)
  }

  /** The same for programs, which do not show their pictures and messages. */
  reachPrograms(roots: readonly string[]): Reach {
    return this.#collect(roots, false)
  }

  #collect(roots: readonly string[], isShown: boolean): Reach {
    const files = new Set(roots)
    const packages = new Set<string>()
    const messages = new Map<string, string>()
    const uncertainties: string[] = []
    for (const file of files) {
      const node = this.#readNode(file)
      for (const next of node.files) files.add(next)
      for (const each of node.packages) packages.add(each)
      if (isShown) {
        for (const picture of node.art) files.add(picture)
        for (const key of node.messages) messages.set(key, this.#messages.get(key)!)
      }
      uncertainties.push(...node.uncertainties.map((reason) => `${file}: ${reason}`))
    }
    return { files, packages, messages, uncertainties }
  }

  #readNode(file: string): Node {
    const known = this.#nodes.get(file)
    if (known) return known
    const isText = /\.(?:tsx?|css|json|svg|html)$/.test(file)
    const source = isText ? this.#tree.read(file) : ''
    const { modules, art, uncertainties } = readReferences(file, source)
    const node: Node = {
      files: [],
      art: art.flatMap((start) => this.#art.filter((path) => path.startsWith(`art/public/${start}`))),
      packages: [],
      messages: /\.tsx?$/.test(file) ? findMessageKeys(source, this.#messages.keys()) : [],
      uncertainties,
    }
    this.#nodes.set(file, node)
    for (const reference of modules) this.#follow(file, reference, node)
    return node
  }

  #follow(importer: string, { specifier, names }: Reference, node: Node): void {
    if (specifier.startsWith('node:') || knownVirtual.test(specifier)) return
    const path = specifier.replace(/[?#].*$/, '')
    const name = path.startsWith('@') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]!
    if (!path.startsWith('.') && this.#lockfile.findWorkspace(name) === undefined) {
      const versions = this.#lockfile.listVersions(name, importer)
      if (versions) node.packages.push(...versions)
      else node.uncertainties.push(`there is no package ${specifier}`)
      return
    }
    const file = this.#resolve(importer, path)
    if (file === null) node.uncertainties.push(`there is no file ${specifier}`)
    else if (names && this.#isWithoutEffects(path, name))
      for (const each of names) node.files.push(this.#findExporter(file, each) ?? file)
    else node.files.push(file)
  }

  #resolve(importer: string, path: string): string | null {
    if (path.startsWith('.')) {
      const file = posix.join(posix.dirname(importer), path)
      return this.#tree.has(file) ? file : null
    }
    try {
      const found = createRequire(join(this.#tree.root, importer)).resolve(path)
      return relative(this.#tree.root, found).split(sep).join('/')
    } catch {
      return null
    }
  }

  /** A package without side effects is split by the build: the import of a name loads only its module. */
  #isWithoutEffects(path: string, name: string): boolean {
    const folder = this.#lockfile.findWorkspace(name)
    if (path.startsWith('.') || folder === undefined) return false
    const description = JSON.parse(this.#tree.read(`${folder}/package.json`)) as { sideEffects?: boolean }
    return description.sideEffects === false
  }

  /** The file that a name comes from when `file` only re-exports it; null when that is the file itself, or unknown. */
  #findExporter(file: string, name: string): string | null {
    const passed = readPassedOn(file, this.#tree.read(file))
    if (!passed) return exportsName(file, this.#tree.read(file), name) ? file : null
    const given = passed.find(name)
    const candidates = given
      ? [[given.specifier, given.names?.[0] ?? null] as const]
      : passed.all.map((specifier) => [specifier, name] as const)
    for (const [specifier, own] of candidates) {
      const next = specifier.startsWith('.') ? this.#resolve(file, specifier) : null
      const found = next && (own === null ? next : this.#findExporter(next, own))
      if (found) return found
    }
    return null
  }
}

function readMessages(tree: SourceTree): Map<string, string> {
  const files = tree.list('apps/web/src').filter((path) => path.endsWith('.messages.json'))
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(tree.read(file)) as Record<string, unknown>).map(
        ([key, texts]) => [key, JSON.stringify(texts)] as const,
      ),
    ),
  )
}
