import { expect, test } from 'vitest'
import { collectProviders } from './providers.ts'

const config = { walletSecret: 'ours', walletProviders: new Map([['acme', 'theirs']]) }

test("the games' own server is a provider beside those that the operator named", () => {
  expect(collectProviders(config, [{ slug: 'halva' }, { slug: 'acme-studio', provider: 'acme' }])).toEqual(
    new Map([
      ['yanta', 'ours'],
      ['acme', 'theirs'],
    ]),
  )
})

test('a studio whose games nobody could sign for keeps the platform from starting, and the sentence says what to do', () => {
  expect(() => collectProviders(config, [{ slug: 'halva', provider: 'lumen' }])).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringContaining(
        "studio halva are run by 'lumen', which WALLET_PROVIDERS does not name",
      ),
    }),
  )
})
