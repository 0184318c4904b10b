// Traces by OpenTelemetry, through its official SDK, to a collector. Loaded only where a collector is configured. What is recorded waits in a
// bounded queue: a collector that is slow or away costs spans, never a request.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import {
  setSpanRecorder,
  type SpanStart,
  type Span,
  type TracedPart,
  type TracePosition,
} from './trace-context.ts'

/** Sends what this process records to a collector, each part as a service of its own. Returns what sends the rest and ends it. */
export function recordTraces(collector: string): () => Promise<void> {
  const providers = new Map<TracedPart, { provider: TracerProvider; tracer: Tracer }>()
  const findTracer = (part: TracedPart): Tracer => {
    const known = providers.get(part)
    if (known) return known.tracer
    const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: 5_000 })
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': `yanta-${part}` }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter, maxQueueSize: 2_048, scheduledDelayMillis: 2_000 }),
      ],
    })
    const tracer = provider.getTracer('@yanta/server')
    providers.set(part, { provider, tracer })
    return tracer
  }

  setSpanRecorder(({ part, name, kind, parent, attributes, lastedMs = 0 }: SpanStart): Span => {
    const span = findTracer(part).startSpan(
      name,
      {
        kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
        startTime: Date.now() - lastedMs,
        ...(attributes && { attributes }),
      },
      trace.setSpanContext(ROOT_CONTEXT, presentParent(parent)),
    )
    const { traceId, spanId } = span.spanContext()
    return {
      position: { traceId, spanId },
      end({ status, error } = {}) {
        if (status !== undefined) span.setAttribute('http.response.status_code', status)
        if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  })

  return async () => {
    setSpanRecorder(null)
    await Promise.allSettled([...providers.values()].map(({ provider }) => provider.shutdown()))
  }
}

function presentParent({ traceId, spanId }: TracePosition) {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
}
