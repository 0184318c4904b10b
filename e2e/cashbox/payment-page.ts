// The sandbox's payment page, reached by a deposit that the page's player opens.
import { type Deposit, getDeposit, openDeposit, type CallAnswer } from '@yanta/contract'
import { expect, type Page } from '../support/base.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
let presses = 0

/** Opens a deposit of 500 roubles by card, and sends its form from a page of the site; the deposit's id. */
export async function enterPaymentPage(page: Page, origin: string): Promise<string> {
  const answer = await page.request.post(`${origin}${openDeposit.path}?platform=desktop`, {
    headers: { ...headers, origin },
    data: {
      dep_qs: { method: 'card', amount: 50_000, key: `journey-${Date.now()}-${(presses += 1)}` },
      qs: '',
    },
  })
  const { deposit, url, fields } = (await answer.json()) as CallAnswer<typeof openDeposit>
  await page.goto('/help')
  await page.evaluate(
    ({ action, values }) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post' })
      for (const [name, value] of Object.entries(values))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      document.body.append(form)
      form.submit()
    },
    { action: url, values: fields },
  )
  await expect(page.getByRole('heading', { name: 'Оплата' })).toBeVisible()
  return deposit.id
}

/** The deposit as its player sees it. */
export async function readDeposit(page: Page, origin: string, id: string): Promise<Deposit> {
  const path = getDeposit.path.replace('{id}', id)
  return (await (await page.request.get(`${origin}${path}?platform=desktop`, { headers })).json()) as Deposit
}
