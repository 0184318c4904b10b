import {
  type WelcomeOffer,
  confirmEmailCode,
  getWelcomeOffer,
  registerPlayer,
  sendEmailCode,
} from '@yanta/contract'
import { contactProof, sentCode, tokens, welcomeOffer } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  alerts,
  button,
  field,
  fill,
  findField,
  platform,
  renderInSite,
  settle,
} from '../../../testing/dom.tsx'
import { hasUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { storeProof } from '../codes/contact-proof.ts'
import { storeDraft } from './registration-draft.ts'
import { RegistrationPopup } from './registration-popup.tsx'

const onRefresh = vi.fn()

async function open(offer: WelcomeOffer | null = null, promoCode = '') {
  platform.answer(getWelcomeOffer, { data: offer })
  const site = await renderInSite(
    <RegistrationPopup
      currencies={['RUB', 'EUR', 'KZT']}
      termsVersion="2026-11"
      redirect="/profile"
      wanted={null}
      promoCode={promoCode}
      isCaptchaAsked={false}
      onRefresh={onRefresh}
      onClose={() => {}}
    />,
    { path: '/registration', isPopup: true },
  )
  return { ...site, form: site.container.querySelector('form')! }
}
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /18 or older/ })

/** Fills in all fields; the contact is proven unless specified otherwise. */
async function fillIn({ isProven = true } = {}) {
  if (isProven) storeProof({ type: 'email', value: 'vera@example.com', proof: 'proof-1' })
  const site = await open()
  if (!isProven) {
    await site.user.click(screen.getByRole('radio', { name: 'E-mail' }))
    fill('E-mail', 'vera@example.com')
  }
  fill('Password', 'Quiet-river-9')
  fill('Date of birth', '17.05.1990')
  await site.user.click(terms())
  return site
}

test('an untouched field has no error, and a started one shows it on leaving [5.14]', async () => {
  const { user } = await open()
  await user.click(field('Password'))
  await user.click(field('Date of birth'))
  await user.click(field('Password'))
  await user.tab()
  expect(alerts()).toEqual([])
  await user.type(field('Password'), 'абв')
  await user.tab()
  expect(alerts()).toHaveLength(1)
  expect(field('Password').getAttribute('aria-invalid')).toBe('true')
  expect(button('Register').disabled).toBe(true)
})

test.each([
  ['typed with a day and a month of one digit', '1.2.1990', '1 February 1990'],
  ['pasted with the year first', '1990-05-17', '17 May 1990'],
  ['pasted as 05/06/1990', '05/06/1990', '5 June 1990'],
])('a date of birth %s is confirmed in words', async (_, text, words) => {
  await open()
  expect(screen.getByText('Day, month, year')).toBeTruthy()
  fill('Date of birth', text)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('Day, month, year')).toBeNull()
})

test('a contact is proven by the code sent to it, and only then can the form be sent', async () => {
  const { user } = await open()
  platform.answer(sendEmailCode, sentCode)
  platform.answer(confirmEmailCode, contactProof)
  await user.click(screen.getByRole('radio', { name: 'E-mail' }))
  expect(button('Get a code').disabled).toBe(true)
  fill('E-mail', 'Vera@Example.com')
  await user.click(button('Get a code'))
  await user.type(await findField('Code from the message'), '1234')
  await screen.findByRole('button', { name: 'Change the address' })
  expect(platform.sent(sendEmailCode).map(({ body }) => body)).toEqual([{ email: 'vera@example.com' }])
  expect(platform.sent(confirmEmailCode)).toHaveLength(1)
  expect(field('E-mail').readOnly).toBe(true)
  expect(document.activeElement).toBe(field('Password'))
  expect(button('Register').disabled).toBe(true)
})

test('a code that is accepted late leaves the focus in the field that the player has gone on to', async () => {
  const { user } = await open()
  platform.answer(sendEmailCode, sentCode)
  const checking = platform.hold(confirmEmailCode)
  await user.click(screen.getByRole('radio', { name: 'E-mail' }))
  fill('E-mail', 'vera@example.com')
  await user.click(button('Get a code'))
  await user.type(await findField('Code from the message'), '1234')
  await user.type(field('Password'), 'Quiet-river-9')
  await user.type(field('Date of birth'), '17.05')
  checking.answer(contactProof)
  await screen.findByRole('button', { name: 'Change the address' })
  expect(document.activeElement).toBe(field('Date of birth'))
  await user.keyboard('.1990')
  expect([field('Date of birth').value, field('Password').value]).toEqual(['17.05.1990', 'Quiet-river-9'])
})

test('a complete form with an unproven contact is not sent', async () => {
  const { form } = await fillIn({ isProven: false })
  expect(button('Register').disabled).toBe(true)
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(registerPlayer)).toEqual([])
})

test('the form sends currency, promo code and consents [7.4]', async () => {
  const { user, address } = await fillIn()
  await user.click(button('Have a promo code?'))
  expect(document.activeElement).toBe(field('Promo code'))
  fill('Promo code', 'START100')
  await user.click(screen.getByRole('checkbox', { name: 'Send me gifts and news' }))
  platform.answer(registerPlayer, tokens)
  await user.click(button('Register'))
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(platform.sent(registerPlayer).map(({ body }) => body)).toEqual([
    {
      type: 'email',
      proof: 'proof-1',
      password: 'Quiet-river-9',
      currency: 'RUB',
      birthday: '1990-05-17',
      promoCode: 'START100',
      acceptedTerms: '2026-11',
      wantsNews: true,
      remember: true,
    },
  ])
})

test('the affiliate of an earlier landing is sent with the registration, code and tag [5.15]', async () => {
  document.cookie = 'refcode=p1p2pAb3d:spring.1; path=/'
  const { user } = await fillIn()
  platform.answer(registerPlayer, tokens)
  await user.click(button('Register'))
  await waitFor(() =>
    expect(platform.sent(registerPlayer)[0]?.body).toMatchObject({
      referralCode: 'p1p2pAb3d',
      subid: 'spring.1',
    }),
  )
})

test('without the consent the form is not sent, and shows what is missing', async () => {
  const { user, form } = await fillIn()
  await user.click(terms())
  expect(button('Register').disabled).toBe(true)
  expect(screen.getByText(/Still needed: accepting the rules/)).toBeTruthy()
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(registerPlayer)).toEqual([])
})

test('a refusal that comes late leaves the focus in the field that the player has gone on to', async () => {
  const { user } = await fillIn()
  const asking = platform.hold(registerPlayer)
  await user.click(button('Register'))
  await user.click(field('Date of birth'))
  asking.refuse(422, { code: 'breached_password', field: 'password' })
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(field('Date of birth'))
})

test("the platform's refusal shows at its field until that is changed, and all are cleared on success [4.55], [8.1]", async () => {
  const { user, form, address } = await fillIn()
  platform.refuse(
    registerPlayer,
    422,
    { code: 'breached_password', field: 'password' },
    { code: 'wrong_promo_code', field: 'promoCode' },
  )
  await user.click(button('Have a promo code?'))
  fill('Promo code', 'OLD')
  await user.click(button('Register'))
  await waitFor(() => expect(alerts()).toHaveLength(2))
  expect(field('Password').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  await user.type(field('Password'), '!')
  expect(alerts()).toHaveLength(1)
  expect(field('Promo code').getAttribute('aria-invalid')).toBe('true')
  platform.answer(registerPlayer, tokens)
  fireEvent.submit(form)
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(alerts()).toEqual([])
})

test('a lost proof and new terms are requested again [4.55]', async () => {
  const { user } = await fillIn()
  platform.refuse(registerPlayer, 409, { code: 'terms_changed' })
  await user.click(button('Register'))
  await waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(1))
  expect(terms().checked).toBe(false)
  platform.refuse(registerPlayer, 410, { code: 'invalid_proof' })
  await user.click(terms())
  await user.click(button('Register'))
  await waitFor(() => expect(alerts()).toEqual(['The confirmation has expired. Request a new code.']))
  expect(field('E-mail').readOnly).toBe(false)
})

test('three submits without a render in between send once [4.55]', async () => {
  const { form } = await fillIn()
  platform.answer(registerPlayer, tokens)
  await act(async () => {
    for (const _ of [1, 2, 3]) fireEvent.submit(form)
  })
  await settle()
  expect(platform.sent(registerPlayer)).toHaveLength(1)
})

test('a second submit while the first is pending sends nothing [4.55]', async () => {
  const { user, form } = await fillIn()
  const held = platform.hold(registerPlayer)
  platform.refuse(registerPlayer, 422, { code: 'breached_password' })
  await user.click(button('Register'))
  await waitFor(() => expect(platform.sent(registerPlayer)).toHaveLength(1))
  await user.click(button('Register'))
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(registerPlayer)).toHaveLength(1)
  held.refuse(422, { code: 'breached_password' })
  await waitFor(() => expect(alerts()).toHaveLength(1))
})

test('the registration promises the gift of new players in the currency that is chosen, and its cost', async () => {
  const { user, container, form } = await open(welcomeOffer)
  await screen.findByText('Up to 300,000 ₽')
  expect(container.textContent).toContain('in bonuses on your first 5 deposits')
  expect(container.textContent).toMatch(/100% on deposits from 500\s₽, wagering ×35/)
  expect(container.textContent).toContain('waits 14 days. No need to deposit now.')

  platform.answer(getWelcomeOffer, { data: { ...welcomeOffer, most: 300_000, leastDeposit: 1_050 } })
  await user.selectOptions(form.querySelector('select')!, 'EUR')
  await screen.findByText('Up to €3,000')
  expect(container.textContent).toContain('100% on deposits from €10.50, wagering ×35')
  expect(platform.sent(getWelcomeOffer).at(-1)?.query.get('currency')).toBe('EUR')
})

test('when the offer of another currency fails to load, nothing is promised any more', async () => {
  const { user, container, form } = await open(welcomeOffer)
  await screen.findByText('Up to 300,000 ₽')
  platform.refuse(getWelcomeOffer, 503)
  await user.selectOptions(form.querySelector('select')!, 'EUR')
  await screen.findByText('Motto of Sample')
  expect(container.textContent).not.toMatch(/500|wagering|Your gift/)
})

test('an offer without a ceiling, a number of deposits and an end says its percentage', async () => {
  const { container } = await open({ ...welcomeOffer, most: null, deposits: null, days: null })
  await screen.findByText('+100%')
  expect(container.textContent).toContain('in bonuses on your deposits')
  expect(container.textContent).toContain('Your gift is there as soon as you register. No need')
})

test('without a deposit bonus for new players the registration shows the motto of the brand and promises no gift', async () => {
  const { container } = await open()
  await screen.findByText('Motto of Sample')
  expect(container.textContent).toContain('Limits on deposits and bets that you set')
  expect(container.textContent).not.toContain('Your gift')
})

test('the promo code of a link takes the place of one that was typed before [5.9]', async () => {
  storeDraft({
    type: 'email',
    phone: '',
    email: '',
    password: '',
    currency: 'EUR',
    birthday: '17.05.1990',
    promoCode: 'WINTER',
    acceptsTerms: false,
    wantsNews: false,
  })
  await open(null, 'SUMMER')
  expect(field('Promo code').value).toBe('SUMMER')
  expect(field('Date of birth').value).toBe('17.05.1990')
})

test('the promo code of a link is no unsaved change of the player [2.26]', async () => {
  await open(null, 'SUMMER')
  expect(field('Promo code').value).toBe('SUMMER')
  expect(hasUnsavedChanges()).toBe(false)
})
