import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { openCheckout } from './checkout.ts'
import { recordExit, recordShown } from './opened-deposits.ts'
import { isWebAddress, type ProviderPage } from './provider-page.ts'
import './provider.messages.json'

interface ProviderButtonProps {
  depositId: string
  page: ProviderPage
  isMain?: boolean
}

/** Opens the provider's page by a press of its own, which no browser blocks. Null for a page that has no address. */
export function ProviderButton({ depositId, page, isMain }: ProviderButtonProps): ReactNode {
  const { t } = useI18n()
  const look = { look: isMain ? ('primary' as const) : ('plain' as const), isWide: true }
  const label = t('cashbox.provider.open')
  const handleOpened = () => recordShown(depositId, true)
  if (page.kind === 'checkout')
    return (
      <Button
        {...look}
        onClick={() =>
          void openCheckout(page, () => recordExit(depositId)).then((isShown) =>
            recordShown(depositId, isShown),
          )
        }
      >
        {label}
      </Button>
    )
  if (!isWebAddress(page.url)) return null
  if (page.kind === 'address')
    return (
      <ButtonLink {...look} to={page.url} target="_blank" rel="noopener noreferrer" onClick={handleOpened}>
        {label}
      </ButtonLink>
    )
  return (
    <form action={page.url} method={page.method} target="_blank" rel="noopener" onSubmit={handleOpened}>
      {Object.entries(page.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} type="submit">
        {label}
      </Button>
    </form>
  )
}
