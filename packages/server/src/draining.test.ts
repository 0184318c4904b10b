import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDraining, drain } from './draining.ts'

let app: FastifyInstance
let agent: Agent
let port: number
let release: () => void
beforeEach(async () => {
  agent = new Agent({ keepAlive: true })
  const released = Promise.withResolvers<void>()
  release = released.resolve
  app = Fastify({ forceCloseConnections: true })
  addDraining(app)
  app.get('/slow', async () => {
    await released.promise
    return 'whole'
  })
  app.get('/ready', async (_request, reply) => reply.code(app.draining.isOn ? 503 : 200).send('ready'))
  app.get('/', async () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = app.server.address() as AddressInfo)
})
afterEach(async () => {
  vi.useRealTimers()
  agent.destroy()
  await app.close()
})

interface Answer {
  status: number
  connection: string | undefined
  text: string
}

/** Rejects with the connection's error. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent }, (answer: IncomingMessage) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += String(chunk)))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, connection: answer.headers.connection, text }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('a draining server is not ready, still answers, and closes connections with its answers', async () => {
  expect(await ask('/ready')).toMatchObject({ status: 200, connection: 'keep-alive' })
  app.draining.begin()
  expect(await ask('/ready')).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' })
})

test('requests in progress are answered before the server ends, and no new connection is accepted', async () => {
  const arrived = once(app.server, 'request')
  const slow = ask('/slow')
  await arrived
  app.draining.begin()
  const finished = app.draining.finish(60_000)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  let isOver = false
  void finished.then(() => (isOver = true))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  release()
  expect(await slow).toMatchObject({ status: 200, connection: 'close', text: 'whole' })
  await finished
})

test('requests without an answer at the time limit are cut', async () => {
  const arrived = once(app.server, 'request')
  const slow = ask('/slow')
  await arrived
  app.draining.begin()
  await Promise.all([expect(slow).rejects.toThrow('socket hang up'), app.draining.finish(1)])
})

test('only requests that no longer reach a busy server fail when it ends', async () => {
  const answers: Answer[] = []
  const problems: string[] = []
  const browse = async () => {
    for (;;) {
      try {
        answers.push(await ask('/'))
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        return void problems.push(code)
      }
    }
  }
  const browsers = Promise.all(Array.from({ length: 8 }, browse))
  await expect.poll(() => answers.length).toBeGreaterThan(100)
  await drain([[app]], 0)
  await app.close()
  await browsers
  expect(new Set(problems)).toEqual(new Set(['ECONNREFUSED']))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a later stage answers the requests of an earlier one until that has ended', async () => {
  const back = Fastify()
  addDraining(back)
  back.get('/', async () => 'from behind')
  await back.listen({ host: '127.0.0.1', port: 0 })
  const { port: behind } = back.server.address() as AddressInfo
  const order: string[] = []
  vi.spyOn(app.draining, 'finish').mockImplementation(async () => {
    order.push(await (await fetch(`http://127.0.0.1:${behind}/`)).text())
  })
  vi.spyOn(back.draining, 'finish').mockImplementation(async () => void order.push('ended'))
  await drain([[app], [back]], 0)
  expect(order).toEqual(['from behind', 'ended'])
  await back.close()
})
