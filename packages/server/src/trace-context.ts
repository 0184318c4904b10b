// The trace of a request [W3C Trace Context]: one id from the browser's call through site and platform to the database. Every request has
// one, also where nothing records spans, and every line of its log carries it. What a visitor sends is believed as an id and nothing more.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

export interface TracePosition {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
}

/** The part of the product that a span belongs to. */
export type TracedPart = 'site' | 'platform' | 'games'

interface CurrentTrace extends TracePosition {
  part: TracedPart
}

export interface Span {
  position: TracePosition
  end(outcome?: { status?: number; error?: unknown }): void
}

export interface SpanStart {
  part: TracedPart
  name: string
  kind: 'server' | 'client'
  parent: TracePosition
  attributes?: Record<string, string | number>
  /** Milliseconds of a span that has already ended. */
  lastedMs?: number
}

/** Records spans; see `tracing.ts`. */
export type BeginSpan = (start: SpanStart) => Span

const current = new AsyncLocalStorage<CurrentTrace>()
let beginSpan: BeginSpan | null = null

/** Makes every span from now on recorded; null ends it. */
export function setSpanRecorder(recorder: BeginSpan | null): void {
  beginSpan = recorder
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

/** The position that a header names; null for one that is none. */
export function readTraceparent(header: string | string[] | undefined): TracePosition | null {
  const found = typeof header === 'string' ? pattern.exec(header) : null
  return found && { traceId: found[1]!, spanId: found[2]! }
}

/** Always marked as sampled: whether spans are recorded is decided by the id, the same in each part. */
export function writeTraceparent({ traceId, spanId }: TracePosition): string {
  return `00-${traceId}-${spanId}-01`
}

/** For the `childLoggerFactory` of a server: lines of a request carry its trace. A header that is none is replaced by a new trace. */
export function buildRequestLogger(
  logger: FastifyBaseLogger,
  bindings: Record<string, unknown>,
  options: object,
  request: IncomingMessage | { headers: IncomingMessage['headers'] },
): FastifyBaseLogger {
  return logger.child({ ...bindings, traceId: takeTrace(request).traceId }, options)
}

function takeTrace(request: Pick<IncomingMessage, 'headers'>): TracePosition {
  const given = readTraceparent(request.headers.traceparent)
  if (given) return given
  const begun = { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') }
  request.headers.traceparent = writeTraceparent(begun)
  return begun
}

/** Makes the trace of each request known to all that works for it. To be called before the routes; `nameOf` must have few results. */
export function addTraceContext(
  app: FastifyInstance,
  part: TracedPart,
  nameOf: (request: FastifyRequest) => string,
): void {
  const begun = new WeakMap<FastifyRequest, { resource: AsyncResource; span: Span | undefined }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = takeTrace(request.raw)
    const span = beginSpan?.({ part, name: nameOf(request), kind: 'server', parent })
    current.run({ ...(span?.position ?? parent), part }, () => {
      begun.set(request, { resource: new AsyncResource('trace-context'), span })
      done()
    })
  })
  // A body arrives in events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const resource = begun.get(request)?.resource
    if (resource) resource.runInAsyncScope(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    begun.get(request)?.span?.end({ status: reply.statusCode })
    done()
  })
}

/** Begins the hop from this part to the next; its `traceparent` is to be sent along. Null outside a request. */
export function beginHop(name: string): { traceparent: string; end: Span['end'] } | null {
  const trace = current.getStore()
  if (!trace) return null
  const span = beginSpan?.({ part: trace.part, name, kind: 'client', parent: trace })
  return {
    traceparent: writeTraceparent(span?.position ?? trace),
    end: (outcome) => span?.end(outcome),
  }
}

/** Records a statement that a request had the database run, without its values. */
export function recordStatement({ text, lastedMs, error }: RunStatement): void {
  const parent = beginSpan && current.getStore()
  if (!parent) return
  beginSpan!({
    part: parent.part,
    name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
    kind: 'client',
    parent,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) },
    lastedMs,
  }).end({ error })
}

export interface RunStatement {
  /** With placeholders for its values. */
  text: string
  lastedMs: number
  error?: unknown
}

const longestStatement = 2_000
