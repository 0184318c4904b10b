// The providers that take deposits here.
import type { Config } from '@yanta/config'
import type { Clock } from '@yanta/config/clock'
import type { DepositAdapter } from './deposit-adapter.ts'
import { createMarbella } from './marbella.ts'
import { createRbk } from './rbk.ts'
import { createRedirectWallet } from './redirect-wallet.ts'
import { createSandbox } from './sandbox.ts'

type Providers = Pick<
  Config,
  | 'gamesOrigin'
  | 'walletSecret'
  | 'paymentSandbox'
  | 'redirectWalletUrl'
  | 'redirectWalletShop'
  | 'redirectWalletSecret'
  | 'marbellaUrl'
  | 'marbellaSecret'
  | 'rbkUrl'
  | 'rbkShop'
  | 'rbkToken'
  | 'rbkWebhookKey'
  | 'rbkCheckoutUrl'
>

/** The configured ones. */
export function createDepositAdapters(config: Providers, clock: Clock): DepositAdapter[] {
  const { gamesOrigin, walletSecret, paymentSandbox } = config
  const { redirectWalletUrl: url, redirectWalletShop: shop, redirectWalletSecret: secret } = config
  return [
    ...(paymentSandbox ? [createSandbox({ origin: gamesOrigin, secret: walletSecret })] : []),
    ...(url ? [createRedirectWallet({ url, shop, secret, clock })] : []),
    ...(config.marbellaUrl
      ? [createMarbella({ url: config.marbellaUrl, secret: config.marbellaSecret })]
      : []),
    ...(config.rbkUrl
      ? [
          createRbk({
            url: config.rbkUrl,
            shop: config.rbkShop,
            token: config.rbkToken,
            webhookKey: config.rbkWebhookKey,
            scriptUrl: config.rbkCheckoutUrl,
            clock,
          }),
        ]
      : []),
  ]
}
