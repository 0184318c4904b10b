import { ConfigError, ownProvider, type Config } from '@yanta/config'

/**
 * Wallet secret of each games provider by its name.
 * @throws ConfigError when a studio's provider has no secret to sign with
 */
export function collectProviders(
  { walletSecret, walletProviders }: Pick<Config, 'walletSecret' | 'walletProviders'>,
  studios: readonly { slug: string; provider?: string | undefined }[],
): ReadonlyMap<string, string> {
  const providers = new Map([[ownProvider, walletSecret], ...walletProviders])
  const orphan = studios.find(({ provider }) => provider !== undefined && !providers.has(provider))
  if (orphan)
    throw new ConfigError(
      `The games of studio ${orphan.slug} are run by '${orphan.provider}', which WALLET_PROVIDERS does not name: add it there with its secret, or leave it out of content/studios.yaml.`,
    )
  return providers
}
