import { listPhoneCodes } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { buildPhoneCodes } from './phone-codes.service.ts'

export function addPhoneCodes(app: FastifyInstance): void {
  const codes = buildPhoneCodes()
  route(app, listPhoneCodes, () => codes, { isShared: true })
}
