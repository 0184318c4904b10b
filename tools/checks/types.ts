// One compilation for each folder with a tsconfig.json. The web's route types are generated before all of them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { runProgram } from './run-program.ts'
import { type Step, tally } from './step.ts'

const everything = ['apps', 'packages', 'content', 'art', 'tools', 'e2e', 'bench', 'brands']
/** Folders that import from beyond themselves and the packages. */
const reach: Record<string, readonly string[]> = {
  '.': everything,
  'apps/all-in-one': everything,
  'apps/platform': ['content', 'art', 'tools'],
  'apps/games': ['content', 'art', 'tools'],
  'apps/web': ['docs'],
  art: ['content', 'tools', 'apps', 'brands'],
  content: ['art', 'tools'],
}

/** Makes the types of the web's routes, which compilations and the type-aware lint read. */
export const routeTypes: Step = {
  name: 'route types',
  from: 'verify',
  run: async ({ print }) => {
    const cwd = join(root, 'apps/web')
    return tally(await runProgram('node_modules/@react-router/dev/bin.cjs', ['typegen'], { cwd, print }))
  },
}

export function listTypeSteps(): Step[] {
  return listProjects().map((folder) => ({
    name: `types of ${folder === '.' ? 'tools, e2e and bench' : folder}`,
    from: 'verify',
    inputs: [folder === '.' ? 'tsconfig.json' : folder, 'packages', ...(reach[folder] ?? [])],
    run: async ({ print }) =>
      tally(await runProgram('node_modules/typescript/bin/tsc', ['-p', folder], { print })),
  }))
}

/** The largest first: what starts last should be over soon. */
function listProjects(): string[] {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...workspaces, '.', 'content', 'art'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  )
}
