// The page of status 429 [2.70], for visitors over the document limit.
import pictures from '@yanta/art/errors.json' with { type: 'json' }
import type { Brand } from '@yanta/brand'
import type { Locale } from '@yanta/contract'
import shell from '../../src/features/shell/shell.messages.json' with { type: 'json' }
import errors from '../../src/i18n/errors.messages.json' with { type: 'json' }
import { buildPlainPage } from './plain-page.ts'

export function buildTooManyRequestsPage(
  brand: Brand,
  locale: Locale,
  home: string,
  requestId: string,
): string {
  return buildPlainPage({
    brand,
    locale,
    home,
    status: '429',
    picture: pictures['429'],
    again: shell['shell.error.again'][locale],
    title: errors['errors.page.429.title'][locale],
    text: errors['errors.page.429.text'][locale],
    request: errors['errors.page.request'][locale].replace('{id}', requestId),
  })
}
