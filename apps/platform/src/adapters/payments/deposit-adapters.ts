// The providers that take deposits here.
import type { Config } from '@yanta/config'
import type { Clock } from '@yanta/config/clock'
import type { DepositAdapter } from './deposit-adapter.ts'
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
>

/** The configured ones. */
export function createDepositAdapters(config: Providers, clock: Clock): DepositAdapter[] {
  const { gamesOrigin, walletSecret, paymentSandbox } = config
  const { redirectWalletUrl: url, redirectWalletShop: shop, redirectWalletSecret: secret } = config
  return [
    ...(paymentSandbox ? [createSandbox({ origin: gamesOrigin, secret: walletSecret })] : []),
    ...(url ? [createRedirectWallet({ url, shop, secret, clock })] : []),
  ]
}
