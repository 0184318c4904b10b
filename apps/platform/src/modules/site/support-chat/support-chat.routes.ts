import type { SupportAnswer } from '@yanta/content'
import * as contract from '@yanta/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getChatVisitorKey } from '../../../plugins/chat-visitor-key.ts'
import { takeBody } from '../../../plugins/pictures/arriving-file.ts'
import { createPictureWork } from '../../../plugins/pictures/picture-work.ts'
import { route } from '../../../plugins/route.ts'
import { createNetworkHash } from './guest-pictures.service.ts'
import * as operators from './operators.service.ts'
import { addSupportChatJobs } from './support-chat.jobs.ts'
import * as chats from './support-chat.service.ts'
import type { SupportContext } from './support-context.ts'
import { sendMessage } from './support-messages.service.ts'
import {
  answerByPicture,
  chatPictureRules,
  openPictures,
  readPicture,
  readVisitorPicture,
  sendVisitorPicture,
} from './support-pictures.service.ts'
import { createSupportTokens } from './support-tokens.ts'

const done = { success: true } as const

/** The chat that stands where the webim provider would; it is there in every mode, and the site uses it where its settings say so. */
export function addSupportChat(app: FastifyInstance, answers: readonly SupportAnswer[]): void {
  const { db, clock, realtime, rateLimiter, config } = app.deps
  const tokens = createSupportTokens(config.sessionSecret)
  realtime.allowRooms((name) => tokens.isRoom(name, clock.now()))
  const pictures = openPictures(config.chatPicturesDir, config.sessionSecret)
  const pictureWork = createPictureWork(chatPictureRules)
  addSupportChatJobs(app, pictures)
  app.addHook('onClose', async () => pictureWork.close())
  const context: SupportContext = {
    db,
    clock,
    realtime,
    rateLimiter,
    tokens,
    answers,
    visitorKey: getChatVisitorKey(config),
    isAutomatic: config.mode === 'demo',
    isLimited: config.rateLimits,
    hashNetworks: createNetworkHash(config.sessionSecret),
    pictures,
    pictureWork,
    log: app.log,
  }
  route(app, contract.openSupportChat, ({ body }) => chats.openChat(context, body))
  route(app, contract.readSupportChat, ({ body }) => chats.readChat(context, body.token, body))
  route(app, contract.sendSupportMessage, ({ body }) => sendMessage(context, body))
  route(app, contract.updateSupportChat, async ({ body }) => {
    await chats.updateVisitorChat(context, body.token, body.change)
    return done
  })

  route(
    app,
    contract.sendSupportPicture,
    ({ request }) =>
      takeBody(request, contract.sendSupportPicture.bodyBytes, (body) =>
        sendVisitorPicture(context, body, request.ip),
      ),
    { isBodyStreamed: true },
  )
  route(app, contract.readSupportPicture, ({ body }) => readVisitorPicture(context, body))

  const operatorOf = (request: FastifyRequest) =>
    operators.getOperator(context, request.headers[contract.operatorHeader])
  route(app, contract.openOperatorSession, ({ body }) => operators.openSession(context, body.key))
  route(app, contract.listSupportChats, async ({ request }) =>
    operators.listChats(context, await operatorOf(request)),
  )
  route(app, contract.readOperatorChat, async ({ request, body }) => {
    await operatorOf(request)
    return operators.readChatOfOperator(context, body.chatId, body)
  })
  route(app, contract.sendOperatorMessage, async ({ request, body }) =>
    operators.answerChat(context, await operatorOf(request), body),
  )
  route(app, contract.updateOperatorChat, async ({ request, body }) => {
    await operators.updateChatOfOperator(context, await operatorOf(request), body.chatId, body.change)
    return done
  })
  route(
    app,
    contract.sendOperatorPicture,
    ({ request }) =>
      takeBody(request, contract.sendOperatorPicture.bodyBytes, async (body) =>
        answerByPicture(context, await operatorOf(request), body),
      ),
    { isBodyStreamed: true },
  )
  route(app, contract.readOperatorPicture, async ({ request, body }) => {
    await operatorOf(request)
    return readPicture(context, body)
  })
}
