// `npm start` once the dependencies are installed: build what changed, then become the one process.
import { buildStale } from './builds/build-stale.ts'

if (await buildStale()) await import('../apps/all-in-one/src/main.ts')
else process.exitCode = 1
