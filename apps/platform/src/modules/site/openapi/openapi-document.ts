// The calls of this platform as an OpenAPI 3.1 document, generated from the declarations of the routes.
import { refusals, RefusalBody, type CallDeclaration, type RefusalCode } from '@yanta/contract'
import { providerHeader, signatureHeader } from '@yanta/contract/signature'
import { toJsonSchema } from '@valibot/to-json-schema'
import { safeParse, type GenericSchema } from 'valibot'

type Json = Record<string, unknown>

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: Json
  servers: Json[]
  paths: Record<string, Record<string, Operation>>
  components: Json
}

export interface Operation extends Json {
  operationId: string
  summary: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>
  security: Record<string, string[]>[]
}

export interface Parameter extends Json {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Json
}

export function buildOpenApi(
  calls: readonly CallDeclaration[],
  serverUrl: string,
  brandName: string,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: buildOperation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} platform`,
      version: '1',
      description:
        'Amounts are integers of minor units. Times are ISO 8601 UTC. A refusal is `{ "errors": [ { "code" } ] }`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Refusals: describe(RefusalBody, 'output') },
      securitySchemes: {
        player: { type: 'http', scheme: 'bearer', description: 'The access token of login or of a refresh.' },
        provider: {
          type: 'apiKey',
          in: 'header',
          name: signatureHeader,
          description: `\`t=<milliseconds>,v1=<HMAC-SHA-256 of "t.method.path.body">\`; \`${providerHeader}\` names the provider.`,
        },
      },
    },
  }
}

const accessSecurity: Record<CallDeclaration['access'], Operation['security']> = {
  anyone: [],
  visitor: [{}, { player: [] }],
  player: [{ player: [] }],
  provider: [{ provider: [] }],
}

function buildOperation(call: CallDeclaration): Operation {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [
      call.path.split('/').filter((part) => part !== '' && !/^(json-api|v\d)$/.test(part))[0] ?? 'platform',
    ],
    ...(call.rateLimit && {
      description: `At most ${call.rateLimit.max} requests in ${call.rateLimit.windowMs / 1000} s by ${call.rateLimit.by}.`,
    }),
    parameters: [
      ...listParameters('path', call.params),
      ...listParameters('query', call.query),
      ...(call.access === 'provider' ? [] : [platformParameter]),
    ],
    ...(call.body && {
      requestBody: {
        required: !safeParse(call.body, undefined).success,
        content: { 'application/json': { schema: describe(call.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: call.isFile
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: describe(call.response, 'output') } },
      },
      ...describeRefusals(call.refusals),
    },
    security: accessSecurity[call.access],
  }
}

const platformParameter: Parameter = {
  name: 'platform',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['mobile', 'desktop'] },
}

function listParameters(place: 'path' | 'query', schema: GenericSchema | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = describe(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** Refusals of one status share a response. */
function describeRefusals(codes: readonly RefusalCode[]): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => refusals[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusals' } } },
      },
    ]),
  )
}

/** Checks that JSON Schema can't express are left out. */
function describe(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  }) as Json
  return described
}
