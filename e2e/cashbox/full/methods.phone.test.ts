import { phone } from '../../support/device.ts'
import { test } from '../../support/site.ts'
import { depositBy, methods } from '../methods.ts'

test.use(phone)

for (const method of methods)
  test(`on a phone a deposit by ${method.flow}, ${method.name}, is credited while the cashbox is open [7.76-7.78]`, async ({
    page,
    site,
  }) => {
    await depositBy(page, site.origin, method)
  })
