import type { FastifyInstance } from 'fastify'
import { deleteForgotten } from './support-chat.service.ts'

const everyMs = 86_400_000

/** A guest's chat nobody can open any more is deleted, since it is personal data; that of a player goes with the account. */
export function addSupportChatJobs(app: FastifyInstance): void {
  const { jobs, db, clock } = app.deps
  jobs.add({ name: 'delete-forgotten-chats', everyMs, run: () => deleteForgotten(db, clock.now()) })
}
