import {
  type Verification,
  getVerificationPicture,
  listVerifications,
  verificationChanged,
} from '@yanta/contract'
import { verification } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emitPlayerEvent } from '../../data/player-events.ts'
import { modalStore } from '../../dialogs/store.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { DocumentDetail } from './document-detail.tsx'
import { DocumentNews } from './document-news.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { dispatchToSending } from './send/send-store.ts'

const line = connectLine('hash-of-player-7', { 'user:7': 1 })

const step = (kind: 'declined' | 'approved', reasons: Verification['reasons'] = []) => ({
  at: '2026-11-20T13:00:00.000Z',
  kind,
  file: null,
  reasons,
  comment: null,
})
const none: Verification = {
  ...verification,
  status: 'none',
  expectedAt: null,
  hasPicture: false,
  steps: [],
}
const identity: Verification = { ...verification, hasPicture: false }
const card: Verification = { ...none, id: 'c', kind: 'payment_card' }
const wallet: Verification = {
  ...none,
  id: 'w',
  kind: 'e_wallet',
  status: 'cancel',
  reasons: ['owner_mismatch'],
  steps: [...verification.steps, { ...step('declined', ['owner_mismatch']), comment: 'The name is Ivan.' }],
}
const other: Verification = {
  ...none,
  id: 'o',
  kind: 'additional',
  status: 'success',
  steps: [...verification.steps, step('approved')],
}
const items = [identity, card, wallet, other]
const declined: Verification = {
  ...identity,
  status: 'cancel',
  reasons: ['glare'],
  steps: [...identity.steps, step('declined', ['glare'])],
}

beforeEach(() => emitPlayerEvent('logout'))

async function open(props: Partial<Parameters<typeof DocumentsSection>[0]> = {}) {
  const site = await renderInSite(
    <>
      <DocumentsSection loaded={{ items, isEnabled: true }} kind={null} {...props} />
      <DocumentNews />
    </>,
    { path: '/profile/verification' },
  )
  await settle()
  return site
}
const page = () => readText(document.body)
const tile = (name: string) => {
  const found = screen.getAllByRole('article').find((article) => within(article).queryByText(name))
  return found!
}

test('each document says how it stands, and what was wrong with it [3.53-3.54] [8.36]', async () => {
  await open()
  expect(page()).toContain('1 / 4')
  expect(readText(tile('Passport or ID card'))).toMatch(
    /In review.*passport-2\.jpg.*6\.6 MB.*up to two hours/,
  )
  expect(readText(tile('Bank card'))).toMatch(/Not uploaded.*Drop a file here/)
  expect(readText(tile('E-wallet'))).toMatch(
    /Declined.*somebody else’s.*match your profile.*The name is Ivan\./,
  )
  expect(readText(tile('Additional document'))).toMatch(/Accepted.*Accepted 20\.11\.26/)
})

test('a declined one is sent again, one that was dropped goes into the dialog [7.20]', async () => {
  await open()
  fireEvent.click(within(tile('E-wallet')).getByRole('button', { name: 'Upload again' }))
  expect(modalStore.getState().stack).toMatchObject([{ name: 'sendDocument', props: { kind: 'e_wallet' } }])
  const file = new File(['x'], 'card.png', { type: 'image/png' })
  fireEvent.drop(within(tile('Bank card')).getByRole('group'), { dataTransfer: { files: [file] } })
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'sendDocument', props: { kind: 'payment_card', file } },
  ])
})

test('a decision changes its tile at once, and a toast tells it [3.53]', async () => {
  await open()
  await line.publish('user:7', verificationChanged, declined)
  await settle()
  expect(readText(tile('Passport or ID card'))).toMatch(/Declined.*Glare on the photo/)
  expect(toastStore.getState().waiting.map(({ title, text }) => [title, text])).toEqual([
    ['Passport or ID card: declined', 'Glare on the photo'],
  ])
})

test('a picture that was sent in another tab changes the tile without a toast', async () => {
  await open()
  await line.publish('user:7', verificationChanged, {
    ...card,
    status: 'wait',
    steps: [{ ...verification.steps[0]!, file: { name: 'card.jpg', bytes: 1_000 } }],
  })
  await settle()
  expect(readText(tile('Bank card'))).toContain('In review')
  expect(toastStore.getState().waiting).toEqual([])
})

test('a picture on its way behind a closed dialog is seen on its tile, and a toast tells how it ended', async () => {
  await open()
  const picture = { file: new Blob(['12345678']), name: 'card.jpg' }
  act(() => {
    dispatchToSending('payment_card', { type: 'picked', picture, source: 'file' })
    dispatchToSending('payment_card', { type: 'sent', picture, atMs: 0 })
    dispatchToSending('payment_card', { type: 'closed' })
    dispatchToSending('payment_card', { type: 'progressed', sentBytes: 2 })
  })
  expect(readText(tile('Bank card'))).toContain('Uploading')
  expect(screen.getByRole('progressbar', { name: 'card.jpg' }).getAttribute('aria-valuenow')).toBe('25')
  expect(toastStore.getState().waiting).toEqual([])
  act(() => dispatchToSending('payment_card', { type: 'refused', code: 'cannot_save' }))
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual([
    'Bank card: the photo wasn’t sent',
  ])
})

test('one that is cancelled on its tile is no news', async () => {
  await open()
  const picture = { file: new Blob(['12345678']), name: 'card.jpg' }
  act(() => {
    dispatchToSending('payment_card', { type: 'picked', picture, source: 'file' })
    dispatchToSending('payment_card', { type: 'sent', picture, atMs: 0 })
    dispatchToSending('payment_card', { type: 'closed' })
  })
  fireEvent.click(button('Cancel the upload'))
  await settle()
  expect(readText(tile('Bank card'))).toContain('Not uploaded')
  expect(toastStore.getState().waiting).toEqual([])
})

test('the address of a document shows its timeline and what is still to come [9.23]', async () => {
  await open({ kind: 'identity' })
  const stages = screen.getAllByRole('listitem').map(readText)
  expect(stages.slice(0, 5)).toEqual([
    expect.stringMatching(/^Done: Uploadedpassport-1\.jpg, 7\.2 MB\.20\.11\.26, \d\d:\d\d:\d\d/),
    expect.stringMatching(/^Failed: Declined.*Glare on the photo/),
    expect.stringMatching(/^Done: Uploaded again/),
    expect.stringMatching(/^Now: In review.*up to two hours.*by 20\.11\.26/),
    expect.stringMatching(/^Ahead: Decision/),
  ])
  expect(screen.queryByRole('article')).toBeNull()
})

test('the timeline shows the latest picture to its owner, and can be asked for it again', async () => {
  platform.silence(getVerificationPicture)
  await open({ kind: 'identity', loaded: { items: [verification, card, wallet, other], isEnabled: true } })
  expect(page()).toContain('The photo didn’t load')
  platform.answer(getVerificationPicture, {
    name: 'identity.jpg',
    type: 'image/jpeg',
    content: new Uint8Array([1, 2, 3]),
  })
  fireEvent.click(button('Try again'))
  await settle()
  expect(screen.getByRole<HTMLImageElement>('img', { name: /Passport/ }).src).toBe(
    'data:image/jpeg;base64,AQID',
  )
})

test('of an accepted one only support can change anything', async () => {
  const { user } = await open({ kind: 'additional' })
  expect(page()).toContain('Only support can replace it')
  await user.click(button('Contact support'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'documents' }],
  ])
})

test('documents that did not load with the page are asked for again [8.5]', async () => {
  platform.silence(listVerifications)
  await open({ loaded: null })
  expect(screen.getByRole('alert').textContent).toContain('Your documents didn’t load')
  platform.answer(listVerifications, { items, isEnabled: true })
  fireEvent.click(button('Try again'))
  await settle()
  expect(page()).toContain('1 / 4')
})

test('while the house takes none, nothing can be sent, and what was sent stays visible', async () => {
  await open({ loaded: { items, isEnabled: false } })
  expect(page()).toContain('We aren’t taking documents right now')
  expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull()
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(readText(tile('Passport or ID card'))).toContain('In review')
})

test('a house without such checks asks for nothing', async () => {
  await open({
    loaded: { items: items.map(({ id, kind }) => ({ ...none, id, kind })), isEnabled: false },
  })
  expect(page()).toContain('No documents needed right now')
})

test('of a card those digits are to be covered that its picture is not declined for [8.36]', async () => {
  await renderInSite(<DocumentDetail item={card} isEnabled />)
  expect(document.body.textContent).toMatch(
    /cover the cvc and the digits between the first six and the last four/i,
  )
})
