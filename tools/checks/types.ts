// One compilation for each folder with a tsconfig.json. The web's route types are generated first.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { runProgram } from './run-program.ts'
import type { Tally } from './step.ts'

export async function checkTypes(): Promise<Tally> {
  const result: Tally = { passed: 0, failed: 0 }
  await runProgram('node_modules/@react-router/dev/bin.cjs', ['typegen'], { cwd: join(root, 'apps/web') })
  for (const folder of listProjects()) {
    const compiles = await runProgram('node_modules/typescript/bin/tsc', ['-p', folder])
    result[compiles ? 'passed' : 'failed'] += 1
    console.log(`  ${compiles ? '✓' : '✗'} ${folder}`)
  }
  return result
}

function listProjects(): string[] {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  )
  return ['.', 'content', 'art', ...workspaces].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  )
}
