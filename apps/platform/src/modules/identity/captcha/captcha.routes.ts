import { getCaptchaPuzzle } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'

export function addCaptcha(app: FastifyInstance): void {
  const { captcha } = app.deps
  route(app, getCaptchaPuzzle, () => {
    if (!captcha.pose) throw new Refusal('not_found')
    return captcha.pose()
  })
}
