// Production build of everything, stale or not.
import { buildStale } from './builds/build-stale.ts'

process.exitCode = (await buildStale({ force: true })) ? 0 : 1
