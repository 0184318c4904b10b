import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayDesk, siteOrigin, type PayDesk } from './testing/pay-desk.ts'

let desk: PayDesk
beforeAll(async () => {
  desk = await openPayDesk()
})
afterAll(() => desk.close())

const backOf = (id: string) => `${siteOrigin}/?cashbox=top-up&deposit=${id.slice(2)}`
const idOf = (html: string) => /ID (d-\d+)/.exec(html)![1]!

async function openCard() {
  const page = await desk.open()
  const id = idOf((await desk.get(page)).body)
  return { page, id, pay: (fields: Record<string, string>) => desk.post(`${page}/pay`, fields) }
}

test('a signed order opens a page with merchant, sum and method, which nobody else may frame [7.77]', async () => {
  const page = await desk.open()
  expect(page).toMatch(/^\/pay\/[\w-]{32}$/)
  const { body, headers, statusCode } = await desk.get(page)
  expect(statusCode).toBe(200)
  for (const text of ['Yanta', '5 000,00 ₽'.replaceAll(' ', '\u00a0'), 'Карта', 'Песочница'])
    expect(body).toContain(text)
  const policy = headers['content-security-policy'] as string
  for (const rule of ["default-src 'none'", `form-action 'self' ${siteOrigin}`, "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe')
  expect(headers['cache-control']).toBe('no-store')
})

test('an order opened twice, by a form or by its address, shows the same page [7.76]', async () => {
  const fields = desk.sign()
  const first = (await desk.post('/pay', fields)).headers.location
  expect((await desk.post('/pay', fields)).headers.location).toBe(first)
  const again = await desk.get(`/pay?${new URLSearchParams(fields)}`)
  expect([again.statusCode, again.headers.location]).toEqual([303, first])
})

test.each([
  ['whose amount was changed', () => desk.sign({}, { forged: { amount: 1 } }), 401],
  ['that leads elsewhere', () => desk.sign({}, { forged: { returnUrl: 'https://evil.example/' } }), 401],
  ['signed by another', () => desk.sign({}, { secret: 'another-secret-0123456789' }), 401],
  ['signed over a day ago', () => desk.sign({}, { agedMs: 86_400_001 }), 401],
  ['signed over a day ahead', () => desk.sign({}, { agedMs: -86_460_000 }), 401],
  ['without a signature', () => ({ order: desk.sign().order, signature: '' }), 401],
  ['that is no order', () => desk.sign({ amount: 'much' }), 400],
  ['with a negative sum', () => desk.sign({ amount: -5 }), 400],
  ['with an address that runs a script', () => desk.sign({ returnUrl: 'javascript:alert(1)' }), 400],
] as const)('an order %s opens nothing', async (_, fieldsOf, status) => {
  const { statusCode, body, headers } = await desk.post('/pay', fieldsOf())
  expect([statusCode, headers.location]).toEqual([status, undefined])
  expect(body).toContain('Счёт не открылся')
})

test('a second order of the same id with another sum is refused, even signed', async () => {
  const page = await desk.open({ id: 'd-900001' })
  expect((await desk.post('/pay', desk.sign({ id: 'd-900001', amount: 1 }))).statusCode).toBe(400)
  expect((await desk.get(page)).body).toContain('5\u00a0000,00')
})

test('an order that is known opens by a signature however old, an unknown one within a day of it', async () => {
  const fields = desk.sign()
  const { location } = (await desk.post('/pay', fields)).headers
  const late = desk.sign()
  desk.clock.advance({ hours: 23 })
  expect((await desk.post('/pay', desk.sign({}, { agedMs: 86_399_000 }))).statusCode).toBe(303)
  desk.clock.advance({ hours: 2 })
  expect((await desk.post('/pay', late)).statusCode).toBe(401)
  expect((await desk.post('/pay', fields)).headers.location).toBe(location)
})

test('a huge form, and one in another dress, are refused', async () => {
  expect((await desk.post('/pay', { order: 'x'.repeat(30_000), signature: '' })).statusCode).toBe(413)
  expect((await desk.get('/pay')).statusCode).toBe(400)
  expect((await desk.get('/pay/frame?token=%00')).statusCode).toBe(400)
})

test('a fee is paid on top of the amount that the merchant hears of', async () => {
  const page = await desk.open({ fee: 25_000 })
  const { body } = await desk.get(page)
  for (const text of ['Комиссия', '250,00', 'К оплате', 'Оплатить 5\u00a0250,00'])
    expect(body).toContain(text)
  await desk.post(`${page}/pay`, { card: '4242424242424242' })
  expect(await desk.ask(idOf(body))).toMatchObject({ amount: 500_000 })
})

test('an unknown page is none', async () => {
  expect((await desk.get(`/pay/${'a'.repeat(32)}`)).statusCode).toBe(404)
  expect((await desk.post(`/pay/${'a'.repeat(32)}/pay`)).statusCode).toBe(404)
  // A zero byte would fail in the database.
  expect((await desk.get('/pay/%00')).statusCode).toBe(404)
  for (const action of ['pay', 'confirm', 'cancel'])
    expect((await desk.post(`/pay/%00/${action}`)).statusCode).toBe(404)
})

test('HTML in an order is text on its page', async () => {
  const page = await desk.open({ isCard: false, methodName: '<script>alert(1)</script>"' })
  const { body } = await desk.get(page)
  expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;')
  expect(body).not.toContain('<script>alert')
})

test('a card is confirmed by a code; the player goes back and the merchant hears of it, signed [7.77]', async () => {
  const { page, id, pay } = await openCard()
  const first = await pay({ card: '4000 0000 0000 3220', outcome: 'success' })
  expect([first.statusCode, first.headers.location]).toEqual([303, page])
  const asked = (await desk.get(page)).body
  expect(asked).toContain('Подтвердите платёж')
  expect(asked).toContain('•••• 3220')
  await desk.post(`${page}/confirm`, { code: '9999' })
  expect((await desk.get(page)).body).toContain('Неверный код. Осталось 2 попытки.')
  expect(await desk.ask(id)).toEqual({ status: 'pending' })
  const last = await desk.post(`${page}/confirm`, { code: '1234', outcome: 'success' })
  expect([last.statusCode, last.headers.location]).toEqual([303, backOf(id)])
  await expect.poll(() => desk.toldOf(id)).toEqual([{ status: 'success', amount: 500_000, currency: 'RUB' }])
  expect(await desk.ask(id)).toEqual({ status: 'success', amount: 500_000, currency: 'RUB' })
})

test('a declined card ends the order, which then shows how it ended and takes nothing more', async () => {
  const { page, id, pay } = await openCard()
  expect((await pay({ card: '4000000000009995' })).headers.location).toBe(backOf(id))
  await expect.poll(() => desk.toldOf(id)).toEqual([{ status: 'failed', reason: 'no_money' }])
  expect((await desk.get(page)).body).toContain('На счёте не хватает денег.')
  const again = await pay({ card: '4242424242424242' })
  expect(again.headers.location).toBe(page)
  await desk.post(`${page}/cancel`)
  expect(await desk.ask(id)).toEqual({ status: 'failed', reason: 'no_money' })
  expect(desk.toldOf(id)).toHaveLength(1)
})

test('a number that is no card is asked for again, and nothing has ended', async () => {
  const { page, id, pay } = await openCard()
  const { headers } = await pay({ card: '<b>1234' })
  expect(headers.location).toBe(`${page}?error=card`)
  const { body } = await desk.get(headers.location!)
  expect(body).toContain('Такого номера нет.')
  expect(body).not.toContain('<b>1234')
  expect(await desk.ask(id)).toEqual({ status: 'pending' })
})

test('the chosen outcome goes before that of the number; another way than a card has no number', async () => {
  const { id, pay } = await openCard()
  await pay({ card: '4242424242424242', outcome: 'limit_exceeded' })
  expect(await desk.ask(id)).toEqual({ status: 'failed', reason: 'limit_exceeded' })

  const page = await desk.open({ method: 'wallet', methodName: 'Кошелёк', isCard: false })
  const { body } = await desk.get(page)
  expect(body).not.toContain('name="card"')
  expect(body).not.toContain('value="card_expired"')
  await desk.post(`${page}/pay`, { outcome: 'success' })
  expect(await desk.ask(idOf(body))).toMatchObject({ status: 'success' })
})

test('an outcome that is none is refused, with a page for the browser that sent the form', async () => {
  const { id, pay } = await openCard()
  const { statusCode, headers, body } = await pay({ card: '4242424242424242', outcome: 'free' })
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1>Страница не открылась</h1>')
  expect(await desk.ask(id)).toEqual({ status: 'pending' })
})

test('cancelling goes back and is told', async () => {
  const { page, id } = await openCard()
  expect((await desk.post(`${page}/cancel`)).headers.location).toBe(backOf(id))
  await expect.poll(() => desk.toldOf(id)).toEqual([{ status: 'failed', reason: 'cancelled' }])
})

test('a slow answer is waited for, and whoever waited goes back', async () => {
  const { page, id, pay } = await openCard()
  expect((await pay({ card: '4000000000000077' })).headers.location).toBe(page)
  expect((await desk.get(`${page}?waited=1`)).body).toContain('Платёж обрабатывается')
  desk.clock.advance({ seconds: 10 })
  await desk.open()
  await expect.poll(() => desk.toldOf(id)).toEqual([{ status: 'success', amount: 500_000, currency: 'RUB' }])
  const { statusCode, headers } = await desk.get(`${page}?waited=1`)
  expect([statusCode, headers.location]).toEqual([303, backOf(id)])
})

test('without an answer the player goes back, nobody is told, and the order can be paid later', async () => {
  const { page, id, pay } = await openCard()
  expect((await pay({ card: '4242424242424242', outcome: 'no_answer' })).headers.location).toBe(backOf(id))
  expect([await desk.ask(id), desk.toldOf(id)]).toEqual([{ status: 'pending' }, []])
  expect((await desk.get(page)).body).toContain('Ответа ещё нет.')
  await pay({ card: '4242424242424242' })
  expect(await desk.ask(id)).toMatchObject({ status: 'success' })
})

test("'failed after success' is told twice", async () => {
  const { id, pay } = await openCard()
  await pay({ card: '4000000000000259' })
  await expect.poll(() => desk.toldOf(id)).toHaveLength(1)
  desk.clock.advance({ seconds: 5 })
  await desk.open()
  await expect
    .poll(() => desk.toldOf(id))
    .toEqual([
      { status: 'success', amount: 500_000, currency: 'RUB' },
      { status: 'failed', reason: 'declined' },
    ])
  expect(await desk.ask(id)).toMatchObject({ status: 'success' })
})

test('a page that was left is abandoned after its time', async () => {
  const { page, id } = await openCard()
  desk.clock.advance({ minutes: 15 })
  await desk.open()
  await expect.poll(() => desk.toldOf(id)).toEqual([{ status: 'failed', reason: 'abandoned' }])
  expect((await desk.get(page)).body).toContain('Время на оплату вышло.')
})

test('twenty presses at once pay once', async () => {
  const { id, pay } = await openCard()
  await Promise.all(Array.from({ length: 20 }, () => pay({ card: '4242424242424242' })))
  await expect.poll(() => desk.toldOf(id)).toHaveLength(1)
})

test('an invoice opens within the site, and its end is told to the window around it [7.78]', async () => {
  const fields = desk.sign({ method: 'qr', methodName: 'QR', isCard: false, locale: 'en' })
  const token = Buffer.from(JSON.stringify(fields)).toString('base64url')
  const page = (await desk.get(`/pay/frame?${new URLSearchParams({ token })}`)).headers.location!
  expect(page).toMatch(/\?frame=1$/)
  const { body, headers } = await desk.get(page)
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${siteOrigin}`)
  const action = /action="([^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&')
  expect((await desk.post(action, { outcome: 'success' })).headers.location).toBe(page)
  expect((await desk.get(page)).body).toMatch(
    new RegExp(`<body data-state="success" [^>]*data-site="${siteOrigin}"`),
  )
})

test('the script of invoices may be loaded by the site, and is confirmed by its tag', async () => {
  const { headers, statusCode } = await desk.get('/pay/checkout.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.any(String),
  })
})

test('the merchant hears that an order is unknown, and nobody else is answered', async () => {
  expect(await desk.ask('d-4711')).toEqual({ status: 'unknown' })
  expect(await desk.ask('d-1', 'another-secret-0123456789')).toMatchObject({
    errors: [{ code: 'invalid_signature' }],
  })
})

test('the signature of a question is over its exact bytes', async () => {
  const text = '{ "order": "d-4711" }'
  expect(await desk.sendQuestion(text)).toEqual({ status: 'unknown' })
  expect(await desk.sendQuestion(text, { signed: JSON.stringify(JSON.parse(text)) })).toMatchObject({
    errors: [{ code: 'invalid_signature' }],
  })
})
