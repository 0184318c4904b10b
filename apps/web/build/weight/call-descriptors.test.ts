import { expect, test } from 'vitest'
import {
  dropCalls,
  listEventNames,
  markPure,
  reduceToDescriptors,
  splitContractImports,
} from './call-descriptors.ts'

const module = `
import * as v from "valibot";
import { defineCall } from "./kit/call.ts";
import { defineEvent } from "./kit/event.ts";
import { Id, Slug, locales } from "./kit/scalars.ts";
const contact = { is_verified: v.boolean() };
export const Game = v.object({ id: Id, ...contact });
export const refusalCodes = Object.keys(refusals);
export function buildPath(path) { return path; }
function ruled(find) { return v.pipe(v.string(), v.check((text) => !find(text))); }
export const Email = ruled(findEmailProblem);
const fields = { email: Email };
export const windows = { contact: 60, Game: 1 };
export const getGame = defineCall({
  name: "getGame", method: "GET", path: "/json-api/v2/games/{slug}", access: "anyone",
  summary: "One game", params: v.object({ slug: Slug }), response: Game, refusals: ["game_not_found"],
  rateLimit: { max: 60, windowMs: 60000, by: "address" },
});
export const gameChanged = defineEvent({ type: "gameChanged", room: "user", summary: "A game changed", data: v.object({ id: Id }) });
`
const reduced = reduceToDescriptors(module)

test('a call is reduced to name, method, path and access', () => {
  expect(reduced).toContain(
    'export const getGame = { name: "getGame", method: "GET", path: "/json-api/v2/games/{slug}", access: "anyone" };',
  )
})

test('a call that takes its method or access from elsewhere does not build', () => {
  const spread = `const shared = { access: "anyone" };
    export const getGame = defineCall({ name: "getGame", method: "GET", path: "/games", ...shared });`
  expect(() => reduceToDescriptors(spread)).toThrow('a call writes out name, method, path, access')
})

test('an event is not reduced to a descriptor: it needs the schema of its data', () => {
  expect(reduced).not.toContain('gameChanged')
  expect(
    splitContractImports(`import { gameChanged, getGame } from '@yanta/contract'`, new Set(['gameChanged'])),
  ).toBe(
    `import { gameChanged } from '@yanta/contract';import { getGame } from '@yanta/contract?descriptors';`,
  )
})

test('the events of the contract are found', () => {
  expect(listEventNames()).toContain('balanceChanged')
})

test('no schema is left, nor an import of the schema library', () => {
  expect(reduced).not.toMatch(/valibot|\bv\.|Slug|summary|rateLimit/)
})

test('values that functions build from schemas are removed too, or the page would throw on load', () => {
  expect(reduced).not.toMatch(/ruled|Email|fields|contact =/)
})

test('constants and functions are retained', () => {
  expect(reduced).toContain('export const refusalCodes = Object.keys(refusals);')
  expect(reduced).toContain('export function buildPath(path) { return path; }')
  expect(reduced).toContain('export const windows = { contact: 60, Game: 1 };')
  expect(reduced).toContain(`import { locales } from './kit/scalars.ts';`)
})

test('an import is split into schemas and descriptors', () => {
  expect(
    splitContractImports(
      `import { login, Credentials as Form, locales } from '@yanta/contract'\nlogin()`,
      new Set(),
    ),
  ).toBe(
    `import { Credentials as Form } from '@yanta/contract';import { login, locales } from '@yanta/contract?descriptors';\nlogin()`,
  )
})

test('an import without schemas is redirected to the descriptors, others are left', () => {
  expect(
    splitContractImports(`import { login } from "@yanta/contract";\nimport { x } from "valibot";`, new Set()),
  ).toBe(`import { login } from '@yanta/contract?descriptors';\nimport { x } from "valibot";`)
})

test('an unused schema can be tree-shaken, with all its parts', () => {
  expect(markPure('export const Game = v.object({ id: Id, names: v.array(v.string()) });')).toBe(
    'export const Game = /* @__PURE__ */ v.object({ id: Id, names: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()) });',
  )
  expect(markPure('export const seen = defineEvent({ data: queryList(v.string(), 3) });')).toBe(
    'export const seen = /* @__PURE__ */ defineEvent({ data: /* @__PURE__ */ queryList(/* @__PURE__ */ v.string(), 3) });',
  )
  expect(markPure('export function queryList(item) { return 1 }')).toBe(
    'export function queryList(item) { return 1 }',
  )
})

test('modules of events and schemas contain no calls: those are imported from the descriptors', () => {
  const left = dropCalls(module)
  expect(left).not.toContain('getGame')
  expect(left).toContain('export const gameChanged = defineEvent')
  expect(left).toContain('export const Game = v.object')
})
