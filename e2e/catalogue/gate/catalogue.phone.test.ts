import { phone } from '../../support/device.ts'
import { test } from '../../support/site.ts'
import { narrowAndReturn } from '../narrow-and-return.ts'

test.use(phone)

test('on a phone a category is narrowed, grows as it is scrolled, and is found again where it was left [2.3] [7.60]', async ({
  page,
}) => {
  await narrowAndReturn(page, 390)
})
