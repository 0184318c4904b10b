// A separate program: creates an empty database in the given folder. Creating one takes three times the memory of running it, and
// a process never releases memory of WebAssembly. The caller writes the whole folder to the disk at the end, so this program
// does not.
import { PGlite } from '@electric-sql/pglite'

const [directory] = process.argv.slice(2)
if (!directory) throw new Error('initialize.ts needs a folder')
const instance = new PGlite(directory)
await instance.waitReady
await instance.close()
