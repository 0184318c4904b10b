import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PictureStore } from '../../../plugins/pictures/picture-store.ts'
import { deleteForgotten } from './support-chat.service.ts'
import { sweepPictures } from './support-pictures.service.ts'

const forgottenEveryMs = 86_400_000
const sweepEveryMs = 60 * 60_000
/** No picture is under way for so long. */
const underWaySeconds = 60 * 60

/** A guest's chat nobody can open any more is deleted, since it is personal data; that of a player goes with the account. */
export function addSupportChatJobs(app: FastifyInstance, pictures: PictureStore): void {
  const { jobs, db, clock } = app.deps
  jobs.add({
    name: 'delete-forgotten-chats',
    everyMs: forgottenEveryMs,
    run: () => deleteForgotten(db, clock.now()),
  })
  jobs.add({
    name: 'sweep-chat-pictures',
    everyMs: sweepEveryMs,
    run: () => sweepPictures(db, pictures, addSeconds(clock.now(), -underWaySeconds)),
  })
}
