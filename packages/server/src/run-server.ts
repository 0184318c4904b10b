// The life of a server that is a process of its own: it is built, listens, and on a request to stop answers what it has begun.
import type { FastifyInstance } from 'fastify'
import { describeFailure } from './describe-failure.ts'
import { drain } from './draining.ts'
import { onStopRequest } from './stop-request.ts'

export interface ServerProcess {
  app: FastifyInstance
  host: string
  port: number
  /** Time for which the process continues as usual after a request to stop. */
  stopNoticeMs: number
  /** Releases what the server uses; called after it was closed. */
  release?: () => Promise<void>
}

/** Builds and starts a server. A failure of the start is written to the terminal, as one sentence if it is an expected one, and ends the process. */
export async function runServer(build: () => Promise<ServerProcess>): Promise<void> {
  try {
    const { app, host, port, stopNoticeMs, release } = await build()
    onStopRequest(async () => {
      await drain([[app]], stopNoticeMs)
      await app.close()
      await release?.()
    }, stopNoticeMs)
    await app.listen({ host, port })
  } catch (error) {
    console.error(describeFailure(error) ?? error)
    process.exit(1)
  }
}
