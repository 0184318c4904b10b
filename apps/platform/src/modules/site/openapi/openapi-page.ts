// The document as an HTML page without scripts, so that it works under the strictest policy and without a network.
import { createHash } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import { escapeHtml } from '@yanta/server'
import { renderBrandHeader } from '../../../plugins/brand-header.ts'
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 22%, transparent) }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: .95rem; margin: 1rem 0 .25rem }
details { border: 1px solid var(--line); border-radius: 10px; margin: .5rem 0; padding: .5rem .9rem }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: baseline }
code, pre { font: .85rem/1.5 ui-monospace, monospace } pre { overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: .75rem; max-height: 28rem }
.method { font-weight: 700; min-width: 3.2rem } .about { opacity: .75 } .tag { border: 1px solid var(--line); border-radius: 99px; padding: 0 .6rem; font-size: .8rem }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; border-bottom: 1px solid var(--line) }`

export const openApiPagePolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

export function renderOpenApiPage(document: OpenApiDocument, documentPath: string, brand: Brand): string {
  const title = `${escapeHtml(brand.names.en.brand)} platform API`
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body>${renderBrandHeader(brand)}<h1>${title}</h1>
<p class="about">${operations.length} calls. Amounts are integers of minor units, times ISO 8601 UTC. The same as OpenAPI 3.1: <a href="${escapeHtml(documentPath)}">openapi.json</a>.</p>
${groups.map(([tag, group]) => `<h2>${escapeHtml(tag)}</h2>\n${group.map(renderOperation).join('\n')}`).join('\n')}
</body></html>`
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const { summary, parameters, requestBody, responses, security, description } = operation
  const access =
    security.length === 0 ? 'anyone' : security.length > 1 ? 'visitor' : Object.keys(security[0]!)[0]!
  const refused = Object.entries(responses).filter(([status]) => status !== '200')
  return `<details id="${escapeHtml(operation.operationId)}"><summary><span class="method">${escapeHtml(method.toUpperCase())}</span><code>${escapeHtml(path)}</code><span class="tag">${escapeHtml(access)}</span><span class="about">${escapeHtml(summary)}</span></summary>
${typeof description === 'string' ? `<p class="about">${escapeHtml(description)}</p>` : ''}
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.map(renderParameter).join('')}</table>` : ''}
${requestBody ? `<h3>Body</h3>${renderSchema(requestBody.content['application/json']!.schema)}` : ''}
<h3>Answer</h3>${renderSchema(Object.values(responses[200]!.content)[0]!.schema)}
${refused.length > 0 ? `<h3>Refusals</h3><table>${refused.map(([status, { description: codes }]) => `<tr><td>${status}</td><td><code>${escapeHtml(codes)}</code></td></tr>`).join('')}</table>` : ''}
</details>`
}

function renderParameter({ name, in: place, required, schema }: Parameter): string {
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`
}

function renderSchema(schema: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}
