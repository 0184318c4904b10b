import { expect, test } from 'vitest'
import { collectProviders } from './providers.ts'

const config = { walletSecret: 'ours', walletProviders: new Map([['acme', 'theirs']]) }

test('the games server of this repository is a provider beside the configured ones', () => {
  expect(collectProviders(config, [{ slug: 'halva' }, { slug: 'acme-studio', provider: 'acme' }])).toEqual(
    new Map([
      ['yanta', 'ours'],
      ['acme', 'theirs'],
    ]),
  )
})

test('a studio whose provider has no secret stops the start, and the error says what to do', () => {
  expect(() => collectProviders(config, [{ slug: 'halva', provider: 'lumen' }])).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringContaining(
        "studio halva are run by 'lumen', which WALLET_PROVIDERS does not name",
      ),
    }),
  )
})
