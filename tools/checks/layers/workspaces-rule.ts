// Which workspaces may import each other. All of them may import the contract.

/** Workspaces that each workspace may import; a name that is missing here may import all (the one process that composes them). */
const mayImport: Record<string, readonly string[]> = {
  'packages/art': [],
  'packages/contract': [],
  'packages/game-rules': [],
  'packages/name-search': [],
  'packages/config': [],
  'packages/server': ['packages/config', 'packages/contract'],
  'packages/brand': ['packages/contract', 'packages/i18n'],
  'packages/i18n': ['packages/contract'],
  'packages/html': [],
  'packages/database': [],
  content: [
    'packages/art',
    'packages/config',
    'packages/contract',
    'packages/game-rules',
    'packages/html',
    'packages/i18n',
  ],
  'apps/web': [
    'packages/art',
    'packages/contract',
    'packages/config',
    'packages/server',
    'packages/brand',
    'packages/html',
    'packages/i18n',
    'packages/name-search',
  ],
  'apps/platform': [
    'content',
    'packages/art',
    'packages/contract',
    'packages/config',
    'packages/server',
    'packages/database',
    'packages/game-rules',
    'packages/brand',
    'packages/html',
    'packages/i18n',
    'packages/name-search',
  ],
  'apps/games': [
    'packages/art',
    'packages/contract',
    'packages/config',
    'packages/server',
    'packages/database',
    'packages/game-rules',
    'packages/brand',
    'packages/i18n',
  ],
}

const purePackages: Record<string, RegExp> = {
  'packages/contract': /^(valibot|node:crypto)$/,
  'packages/game-rules': /^$/,
  'packages/name-search': /^$/,
  'packages/i18n': /^$/,
  'packages/html': /^hast-util-/,
}

/** The error of an import across workspaces, or null. */
export function checkWorkspaces(from: string, to: string): string | null {
  const home = workspaceOf(from)
  if (home === null) return null
  const target = workspaceOf(to)
  const pure = purePackages[home]
  if (target === null) {
    if (/^(e2e|bench|tools)\//.test(to)) return 'the product never imports its tools'
    return pure && isPackage(to) && !pure.test(to) ? `${home} imports nothing but what its rule names` : null
  }
  if (target === home) return null
  const allowed = mayImport[home]
  if (allowed && !allowed.includes(target))
    return `${home} may import only ${allowed.join(', ') || 'nothing of ours'}`
  if (to.startsWith(`${target}/src/`) || to.startsWith(`${target}/server/`))
    return 'a package has one face: import it by its name'
  return null
}

function workspaceOf(path: string): string | null {
  return /^((?:apps|packages)\/[^/]+|content(?=\/|$))/.exec(path)?.[1] ?? null
}

function isPackage(path: string): boolean {
  return !/^(apps|packages|content|art|tools|e2e|bench)\//.test(path)
}
