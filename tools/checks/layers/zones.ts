// The layers inside a workspace, derived from folder names: a new feature, module or engine is covered the day it is made.
// Every zone has a height; a file imports from its own height or below. `islands` are folders whose children never import each other.

interface Zoning {
  inside: RegExp
  /** From the top down; the first expression that fits a path (after the root) names its layer. */
  layers: readonly (readonly [name: string, fits: RegExp])[]
  islands: readonly RegExp[]
  /** The only files of an island that another island may import. */
  doors?: RegExp
  /** Types may come from any layer. */
  typesPass?: true
}

const zonings: readonly Zoning[] = [
  {
    inside: /^apps\/web\/src\//,
    layers: [
      // A manifest is wiring: app alone imports it, and it names the files of its screens.
      ['app', /^([^/]+$|app\/|features\/[^/]+\/feature\.ts$)/],
      ['routes', /^routes\//],
      ['features', /^features\//],
      ['domain', /^domain\//],
      ['data, i18n', /^(data|i18n)\//],
      ['stories', /^ui\/.*\.stories\.tsx$/],
      ['site, navigation, dialogs, ssr, worker', /^(site|navigation|dialogs|ssr|worker)\//],
      ['ui, browser', /^(ui|browser)\//],
    ],
    islands: [/^features\/([^/]+)\//],
  },
  {
    inside: /^apps\/platform\/src\//,
    layers: [
      ['app, seeds', /^([^/]+$|database\/seeds\/)/],
      ['desk', /^desk\//],
      ['modules', /^modules\//],
      ['plugins', /^(plugins|adapters|kit)\//],
      ['database', /^database\//],
    ],
    islands: [/^modules\/[^/]+\/([^/]+)\//],
    doors: /(service|\.sql)\.ts$/,
  },
  {
    inside: /^apps\/platform\/src\/modules\/[^/]+\/[^/]+\//,
    layers: [
      ['routes', /routes\.ts$/],
      ['service', /service\.ts$/],
      ['rules, repository, present, sql', /(rules|repository|present|\.sql)\.ts$/],
    ],
    islands: [],
    typesPass: true,
  },
  {
    inside: /^apps\/games\//,
    layers: [['anything', /./]],
    islands: [/^engines\/([^/]+)\//, /^(?:engines\/[^/]+\/)?(server|client|kit|simulator)\//],
    doors: /^(kit\/|server\/(api|proof)\.ts$)/,
  },
  {
    inside: /^packages\/game-rules\/src\//,
    layers: [
      ['engines', /^engines\//],
      ['engine', /^(?!fairness\/)/],
      ['fairness', /^fairness\//],
    ],
    islands: [/^(?!engines\/)([^/]+)\//],
    doors: /^fairness\//,
  },
]

/** The error of an import inside a workspace, or null. */
export function checkZones(from: string, to: string, typeOnly = false): string | null {
  for (const zoning of zonings.filter(({ typesPass }) => !typeOnly || !typesPass)) {
    const [source, target] = [from, to].map((path) => inside(zoning, path))
    if (source === null || target === null || !sameScope(zoning, from, to)) continue
    const problem = checkLayer(zoning, source!, target!) ?? checkIsland(zoning, source!, target!)
    if (problem) return problem
  }
  return null
}

function inside({ inside: prefix }: Zoning, path: string): string | null {
  const match = prefix.exec(path)
  return match ? path.slice(match[0].length) : null
}

function sameScope({ inside: prefix }: Zoning, from: string, to: string): boolean {
  return prefix.exec(from)?.[0] === prefix.exec(to)?.[0]
}

function checkLayer({ layers }: Zoning, source: string, target: string): string | null {
  const [high, low] = [source, target].map((path) => layers.findIndex(([, fits]) => fits.test(path)))
  if (high! < 0 || low! < 0 || high! <= low!) return null
  return `${layers[high!]![0]} may not import ${layers[low!]![0]}: layers go ${layers.map(([name]) => name).join(' → ')}`
}

function checkIsland({ islands, doors }: Zoning, source: string, target: string): string | null {
  for (const island of islands) {
    const [home, other] = [source, target].map((path) => island.exec(path)?.[1])
    if (!home || !other || home === other || doors?.test(target)) continue
    return `${home} and ${other} never import each other${doors ? ' but through the door between them' : ': a route brings them together'}`
  }
  return null
}
