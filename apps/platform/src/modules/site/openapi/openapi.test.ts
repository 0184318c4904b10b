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
  expect(Object.keys(login.responses)).toContain('401')
  expect(document.paths['/json-api/users/balance']!.get!.security).toEqual([{ player: [] }])
  expect(document.paths['/wallet/v1/bet']!.post!.security).toEqual([{ provider: [] }])
  expect(document.paths['/json-api/v2/games/{slug}']!.get!.parameters[0]).toMatchObject({
    name: 'slug',
    in: 'path',
    required: true,
  })
})

test('the page shows every call and works without scripts or a network', async () => {
  const page = await platform.app.inject({ url: '/json-api/docs' })
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; /,
  )
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(path)
  expect(page.body).not.toMatch(/<script|https?:\/\/|style="|onclick/)
})
