// `npm run desk -- <command>`. With a database server it connects to that. An embedded database belongs to one process: when a site runs
// on it the command is sent over the site's socket, else the desk opens the database itself.
import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readBrand } from '@yanta/brand'
import { readConfig, type Config } from '@yanta/config'
import { systemClock } from '@yanta/config/clock'
import { FolderInUse, migrate, openDatabase } from '@yanta/database'
import { contentFolder, loadContent } from '@yanta/content'
import { createExperience } from '../modules/rewards/progress/progress.service.ts'
import { migrations } from '../database/migrations.ts'
import { createRealtime } from '../plugins/realtime/realtime.ts'
import { openRelay } from '../plugins/realtime/relay.ts'
import { readCommandLine, type DeskRequest } from './command-line.ts'
import { readCommand, type ReadyCommand } from './desk.ts'
import { askDesk, deskAddress, type DeskAnswer } from './desk-socket.ts'

/** How long to wait for another desk to finish, or for a starting site to listen. */
const patienceMs = 15_000

const expected = new Set(['BrandError', 'ConfigError', 'DatabaseError', 'DeskError'])

try {
  const request = readCommandLine(process.argv.slice(2), {
    user: userInfo().username,
    key: randomUUID(),
    folder: process.cwd(),
  })
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
  if (config.databaseUrl) return runHere(config, command)
  const givesUpAt = Date.now() + patienceMs
  for (;;) {
    const remote = await askDesk(deskAddress(config.dataDir), request)
    if (remote) return remote
    try {
      return await runHere(config, command)
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > givesUpAt) throw error
      await wait(200)
    }
  }
}

async function runHere(config: Config, command: ReadyCommand): Promise<DeskAnswer> {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
  )
  try {
    await migrate(database.db, { table: 'platform_migrations', migrations })
    const realtime = createRealtime()
    const relay = await openRelay(database, realtime)
    const { levels, settings, jurisdiction } = loadContent(contentFolder)
    try {
      return await command.run({
        db: database.db,
        clock: systemClock,
        sessionSecret: config.sessionSecret,
        documentsDir: config.documentsDir,
        chatPicturesDir: config.chatPicturesDir,
        realtime,
        addXp: createExperience(levels).add,
        timeZone: settings.timeZone,
        mostWager: jurisdiction.mostWager,
        messages: {
          brand: readBrand(config.brand),
          clock: systemClock,
          config,
          delivery: { isHurried: false },
        },
      })
    } finally {
      await relay?.close()
    }
  } finally {
    await database.close()
  }
}
