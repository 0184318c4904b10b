import { dirname } from 'node:path'

/** Absolute path of the repository. */
export const root = dirname(dirname(import.meta.dirname))
