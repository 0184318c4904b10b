import { getDrawFile } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../../plugins/route.ts'
import { readDrawFile } from './draw-file.service.ts'

export function addDraws(app: FastifyInstance): void {
  route(
    app,
    getDrawFile,
    async ({ params }) => {
      const file = await readDrawFile(app.deps.db, params.id)
      if (!file) throw new Refusal('not_found')
      return file
    },
    { isShared: true },
  )
}
