// Common to all servers of the site: answers to errors, limits, health, log, start and stop.
export { buildAddressMatcher, withoutMapping } from './address-matcher.ts'
export { addBodyPatience } from './body-patience.ts'
export { buildBrokenBytesAnswer } from './broken-bytes.ts'
export { type BeginWork, createConcurrencyLimit } from './concurrency-limit.ts'
export { chooseEncoding, type Encoding } from './content-encoding.ts'
export { describeFailure } from './describe-failure.ts'
export { addDraining, drain } from './draining.ts'
export {
  addErrors,
  type AnswerError,
  buildErrorAnswer,
  buildRefusalFinder,
  refuse,
  sendRefusal,
} from './errors.ts'
export { escapeHtml } from './escape-html.ts'
export { buildTag, matchesTag } from './etag.ts'
export { buildStrictTransport, dataHeaders } from './headers.ts'
export { addHealth } from './health.ts'
export { addJsonBodies, isPlainJson } from './json-body.ts'
export { buildLogger, maskSecrets } from './logger.ts'
export {
  addMetricsPort,
  addProcessMetrics,
  addRequestMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from './metrics.ts'
export { networkOf, wideNetworkOf } from './network.ts'
export { findPreferredLocale } from './preferred-locale.ts'
export { createRateLimiter, type RateLimiter, type RequestLimit } from './rate-limiter.ts'
export { Refusal } from './refusal.ts'
export { addRequestLog } from './request-log.ts'
export { createRegions, type Regions } from './regions.ts'
export { releaseBytes } from './release-bytes.ts'
export { requestPatience, uploadPatience } from './request-patience.ts'
export { runServer } from './run-server.ts'
export { onStopRequest } from './stop-request.ts'
export { socketUpgrades } from './socket-upgrades.ts'
export { startTracing } from './start-tracing.ts'
export {
  addTraceContext,
  beginHop,
  buildRequestLogger,
  recordStatement,
  type RunStatement,
} from './trace-context.ts'
