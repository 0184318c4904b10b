// `npm run desk -- <command>`. On a database server it works there. An embedded database belongs to one process: when a site runs on
// it the command is asked over the site's socket, else the desk opens the database itself.
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { readConfig, type Config } from '@yanta/config'
import { migrate, openDatabase } from '@yanta/database'
import { migrations } from '../database/migrations.ts'
import { readCommandLine, type DeskRequest } from './command-line.ts'
import { readCommand, type ReadyCommand } from './desk.ts'
import { askDesk, deskAddress, type DeskAnswer } from './desk-socket.ts'

const expected = new Set(['ConfigError', 'DatabaseError', 'DeskError'])

try {
  const request = readCommandLine(process.argv.slice(2), { user: userInfo().username, key: randomUUID() })
  const { exitCode, text } = await answer(request)
  if (exitCode === 0) console.log(text)
  else console.error(text)
  process.exitCode = exitCode
} catch (error) {
  console.error(error instanceof Error && expected.has(error.name) ? error.message : error)
  process.exitCode = 1
}

async function answer(request: DeskRequest): Promise<DeskAnswer> {
  const command = readCommand(request)
  if (!('run' in command)) return command
  const config = readConfig(process.env)
  const remote = config.databaseUrl ? null : await askDesk(deskAddress(config.dataDir), request)
  return remote ?? runHere(config, command)
}

async function runHere(config: Config, command: ReadyCommand): Promise<DeskAnswer> {
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') })
  try {
    await migrate(database.db, { table: 'platform_migrations', migrations })
    return await command.run({ db: database.db, sessionSecret: config.sessionSecret, realtime: null })
  } finally {
    await database.close()
  }
}
