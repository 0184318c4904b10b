import type { Database } from '@yanta/database'
import type { FastifyInstance } from 'fastify'
import type { DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { answerDesk } from './desk.ts'
import { deskAddress, serveDesk, type DeskAnswer } from './desk-socket.ts'

/** With an embedded database the platform serves the desk over a socket; with a database server the desk connects itself. */
export function addDesk(
  app: FastifyInstance,
  kind: Database['kind'],
  { addXp, timeZone }: Pick<DeskContext, 'addXp' | 'timeZone'>,
): void {
  if (kind !== 'embedded') return
  const { db, clock, realtime, config } = app.deps
  let close: (() => Promise<void>) | undefined

  async function answer(request: DeskRequest): Promise<DeskAnswer> {
    try {
      return await answerDesk(
        {
          db,
          clock,
          sessionSecret: config.sessionSecret,
          documentsDir: config.documentsDir,
          chatPicturesDir: config.chatPicturesDir,
          realtime,
          addXp,
          timeZone,
          mostWager: app.deps.jurisdiction.mostWager,
          messages: app.deps,
        },
        request,
      )
    } catch (error) {
      app.log.error({ err: error, words: request.words }, 'a command of the desk failed')
      return { exitCode: 1, text: 'The running site could not do this; its log says why.' }
    }
  }

  app.addHook('onListen', async () => {
    try {
      ;({ close } = await serveDesk(deskAddress(config.dataDir), answer))
    } catch (error) {
      app.log.warn(
        { err: error },
        'the desk can not reach this site; it works again once the site is stopped',
      )
    }
  })
  app.addHook('preClose', async () => close?.())
}
