// A program of its own: makes an empty database in the folder that it is given. Making one takes three times the memory of running it, and
// a process that has once taken it for WebAssembly does not give it back. Whoever runs this has the whole folder written to the disk at
// its end, so nothing is before.
import { PGlite } from '@electric-sql/pglite'

const [directory] = process.argv.slice(2)
if (!directory) throw new Error('initialize.ts needs a folder')
const instance = new PGlite(directory)
await instance.waitReady
await instance.close()
