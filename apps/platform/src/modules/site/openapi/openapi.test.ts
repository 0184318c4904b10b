import * as contract from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import type { OpenApiDocument } from './openapi-document.ts'

let platform: TestPlatform
let document: OpenApiDocument
beforeAll(async () => {
  platform = await createTestPlatform()
  document = (await platform.app.inject({ url: '/json-api/openapi.json' })).json()
})
afterAll(() => platform.close())

const isCall = (value: unknown): value is contract.CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

test('every declared call has a route and an entry in the document', () => {
  const declared = Object.values<unknown>(contract)
    .filter(isCall)
    .map(({ name }) => name)
    .toSorted()
  const described = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    .toSorted()
  expect(described).toEqual(declared)
})

test('the document is OpenAPI 3.1 and describes access, input and output of each call', () => {
  expect(document.openapi).toBe('3.1.0')
  const login = document.paths['/json-api/login']!.post!
  expect(login.requestBody!.content['application/json']!.schema).toMatchObject({
    type: 'object',
    required: ['type', 'login', 'password'],
  })
  expect(login.responses[200]!.content['application/json']!.schema).toMatchObject({
    anyOf: [
      { required: ['token', 'refreshToken', 'expiresIn'] },
      { required: ['challenge', 'methods', 'expiresAt'] },
    ],
  })
  const isNeeded = (path: string) => document.paths[path]!.post!.requestBody!.required
  expect(['/json-api/login', '/json-api/compoint-products/{id}'].map(isNeeded)).toEqual([true, false])
  expect(Object.keys(login.responses)).toContain('401')
  expect(document.paths['/json-api/users/balance']!.get!.security).toEqual([{ player: [] }])
  expect(document.paths['/wallet/v1/bet']!.post!.security).toEqual([{ provider: [] }])
  expect(document.paths['/json-api/v2/games/{slug}']!.get!.parameters[0]).toMatchObject({
    name: 'slug',
    in: 'path',
    required: true,
  })
})

test('the answer of each call is described, and in it the type of each field [3.67] [7.90]', () => {
  const answers = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, responses[200]?.content] as const)
  const untyped = answers.flatMap(([name, content]) =>
    content ? listUntyped(Object.values(content)[0]!.schema, name) : [`${name} has no answer`],
  )
  // What a browser needs for a passkey is described by its own standard.
  expect(untyped).toEqual(['beginPasskey.options[]', 'beginPasskeyLogin.options[]'])
})

/** Paths of the fields of a schema that say nothing of what they hold. */
function listUntyped(schema: unknown, path: string): string[] {
  const {
    type,
    $ref,
    enum: values,
    const: only,
    anyOf,
    oneOf,
    allOf,
    properties,
    items,
    additionalProperties,
  } = (schema ?? {}) as Record<string, unknown>
  const choices = [anyOf, oneOf, allOf].flatMap((each) => (each as unknown[] | undefined) ?? [])
  if (
    type === undefined &&
    $ref === undefined &&
    values === undefined &&
    only === undefined &&
    choices.length === 0
  )
    return [path]
  const inner = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return [
    ...choices.flatMap((choice, index) => listUntyped(choice, `${path}|${index}`)),
    ...Object.entries((properties ?? {}) as object).flatMap(([name, field]) =>
      listUntyped(field, `${path}.${name}`),
    ),
    ...[items, inner].flatMap((each) => (each ? listUntyped(each, `${path}[]`) : [])),
  ]
}

test('the page shows every call and works without scripts or a network', async () => {
  const page = await platform.app.inject({ url: '/json-api/docs' })
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; /,
  )
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(path)
  expect(page.body).not.toMatch(/<script|https?:\/\/|style="|onclick/)
})
