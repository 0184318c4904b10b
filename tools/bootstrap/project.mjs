// The project's root and workspaces.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A failure with a complete message; printed without a stack. */
export class SetupError extends Error {
  name = 'SetupError'
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Folders of all workspaces, relative to the root, in alphabetical order. */
export function listWorkspaces() {
  return ['content', ...['apps', 'packages'].flatMap(listFolders)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
}

function listFolders(group) {
  return readdirSync(join(root, group)).map((name) => `${group}/${name}`)
}
