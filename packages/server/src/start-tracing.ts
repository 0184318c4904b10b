import { recordStatement, type RunStatement } from './trace-context.ts'

interface Tracing {
  /** For the opening of a database. */
  onStatement?: (statement: RunStatement) => void
  /** Sends what is left; to be called last. */
  end(): Promise<void>
}

/** Begins to record traces where a collector is configured; the SDK is loaded only then. To be called before a database is opened. */
export async function startTracing({ traceCollector }: { traceCollector: string }): Promise<Tracing> {
  if (!traceCollector) return { end: async () => {} }
  const { recordTraces } = await import('./tracing.ts')
  return { onStatement: recordStatement, end: recordTraces(traceCollector) }
}
