// Messages of games of other providers, each in its own dialect.
import { Dialect } from '@yanta/contract'
import { test } from '../../support/site.ts'
import { sayAll } from '../provider.ts'

const others = Dialect.options.filter((dialect) => dialect !== 'own')

for (const dialect of others) {
  test(`what a game says in the dialect ${dialect} from its own window is done`, async ({ page, site }) => {
    await sayAll(page, site, dialect)
  })
}
