import { getCaptchaPuzzle } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../plugins/refusal.ts'
import { route } from '../../../plugins/route.ts'

export function addCaptcha(app: FastifyInstance): void {
  const { captcha } = app.deps
  route(app, getCaptchaPuzzle, () => {
    if (!captcha.pose) throw new Refusal('not_found')
    return captcha.pose()
  })
}
