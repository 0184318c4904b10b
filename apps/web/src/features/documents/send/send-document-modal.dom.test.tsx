import { type Verification, type VerificationKind, listVerifications } from '@yanta/contract'
import { verification } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emitPlayerEvent } from '../../../data/player-events.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { hasUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { recordDocument } from '../document-store.ts'
import { buildJpeg } from '../testing/pictures.ts'
import { UploadLine, stubPictures, stubUploads } from '../testing/stub-pictures.ts'
import { SendDocumentModal } from './send-document-modal.tsx'

const kinds = ['identity', 'payment_card', 'e_wallet', 'additional'] as const
const none = (kind: VerificationKind): Verification => ({
  id: `id-of-${kind}`,
  kind,
  status: 'none',
  reasons: [],
  expectedAt: null,
  hasPicture: false,
  steps: [],
})
const items = (...changes: Partial<Verification>[]) =>
  kinds.map((kind, index) => ({ ...none(kind), ...changes[index] }))
const waiting: Verification = { ...verification, id: 'id-of-identity' }
const declined: Verification = {
  ...waiting,
  status: 'cancel',
  reasons: ['glare'],
  steps: [
    ...waiting.steps,
    { at: '2026-11-20T13:00:00.000Z', kind: 'declined', file: null, reasons: ['glare'], comment: null },
  ],
}

const jpeg = new File([buildJpeg(640, 480)], 'passport.jpg', { type: 'image/jpeg' })
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  emitPlayerEvent('logout')
  stubPictures()
  stubUploads()
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: undefined }))
})

// A picture that is on its way would have any page ask before it is closed.
afterEach(() => act(() => emitPlayerEvent('logout')))

async function open(
  list = items(),
  props: { kind?: VerificationKind; file?: File; isPhotographed?: boolean } = {},
) {
  platform.answer(listVerifications, { items: list, isEnabled: true })
  const site = await renderInSite(<SendDocumentModal kind="identity" {...props} onClose={onClose} />)
  await settle()
  return site
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const page = () => readText(document.body)
const choose = async (file: File) => {
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  await settle()
}
async function send() {
  fireEvent.click(button('Send'))
  await settle()
  return UploadLine.latest!
}

test('a file is chosen, looked at and sent to its own address as it is [7.20] [5.17]', async () => {
  await open()
  expect(title()).toBe('Passport or ID card')
  await choose(jpeg)
  expect(title()).toBe('Crop')
  const line = await send()
  expect([line.method, line.address]).toEqual([
    'PUT',
    expect.stringMatching(/^\/json-api\/verifications\/id-of-identity\?/),
  ])
  expect(JSON.parse(line.body)).toEqual({
    file: Buffer.from(buildJpeg(640, 480)).toString('base64'),
    name: 'passport.jpg',
  })
  expect(line.headers.get('x-requested-with')).toBe('XMLHttpRequest')
  await line.answer(200, waiting)
  await settle()
  expect(page()).toContain('We’ll review it within two hours')
  fireEvent.click(button('OK'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a file that is no picture is refused by its content, before anything is sent [5.17] [8.35]', async () => {
  await open()
  await choose(new File(['%PDF-1.7'], 'passport.jpg', { type: 'image/jpeg' }))
  expect(screen.getByRole('alert').textContent).toBe('It has to be JPG or PNG')
  expect(UploadLine.count).toBe(0)
  await choose(jpeg)
  expect(title()).toBe('Crop')
})

test('a picture that can not be decoded leads back to the choice', async () => {
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException('damaged', 'InvalidStateError'))
  await open()
  await choose(jpeg)
  expect(screen.getByRole('alert').textContent).toBe('The file can’t be opened')
})

test('a picture is pasted', async () => {
  await open()
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [jpeg] },
  })
  act(() => void document.dispatchEvent(paste))
  await settle()
  expect(title()).toBe('Crop')
})

test('a picture dropped on its tile is looked at first', async () => {
  await open(items(), { file: jpeg })
  expect(title()).toBe('Crop')
})

test.each([
  ['a corner moved by a key', () => fireEvent.keyDown(button(/^Top left/), { key: 'ArrowRight' })],
  [
    'a corner that is dragged',
    () => {
      fireEvent.pointerDown(button(/^Top left/), { pointerId: 1 })
      fireEvent.pointerMove(button(/^Top left/), { pointerId: 1, clientX: 20, clientY: 30 })
    },
  ],
  ['a quarter turn', () => fireEvent.click(button('Rotate by 90°'))],
  ['a tilt', () => fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } })],
])('after %s the part in the frame is sent as a JPEG', async (_name, change) => {
  await open()
  await choose(jpeg)
  change()
  const line = await send()
  expect(JSON.parse(line.body)).toEqual({
    file: Buffer.from('written').toString('base64'),
    name: 'passport.jpg',
  })
})

test('a corner follows the pointer', async () => {
  await open()
  await choose(jpeg)
  fireEvent.pointerDown(button(/^Bottom right/), { pointerId: 1 })
  fireEvent.pointerMove(button(/^Bottom right/), { pointerId: 1, clientX: 60, clientY: 70 })
  const { style } = button(/^Bottom right/)
  expect([style.getPropertyValue('--x'), style.getPropertyValue('--y')]).toEqual(['0.6', '0.7'])
})

test('leaving asks while a picture is looked at and was not sent [2.26]', async () => {
  await open()
  expect(hasUnsavedChanges()).toBe(false)
  await choose(jpeg)
  expect(hasUnsavedChanges()).toBe(true)
  await send()
  expect(hasUnsavedChanges()).toBe(false)
})

test('the bytes that have left are said, and cancelling stops them and leads back to the picture', async () => {
  await open()
  await choose(new File([buildJpeg(640, 480), new Uint8Array(4_194_304)], 'a.jpg', { type: 'image/jpeg' }))
  const line = await send()
  await line.progress(0.5)
  expect(screen.getByRole('progressbar', { name: 'a.jpg' }).getAttribute('aria-valuenow')).toBe('50')
  expect(page()).toContain('2 MB of 4 MB')
  fireEvent.click(button('Cancel the upload'))
  await settle()
  expect(line.isAborted).toBe(true)
  expect(title()).toBe('Crop')
  const next = await send()
  expect(next).not.toBe(line)
  await next.answer(200, waiting)
  await settle()
  expect(page()).toContain('in review')
})

test('from step to step the focus stays in the dialog', async () => {
  await open()
  await choose(jpeg)
  const crop = button('Send')
  crop.focus()
  const line = await send()
  expect(crop.isConnected).toBe(false)
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('Cancel the upload')
  await line.refuse(500, 'cannot_save')
  await settle()
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('The photo wasn’t saved')
})

test('a logout ends what is on its way [4.15]', async () => {
  await open()
  await choose(jpeg)
  const line = await send()
  act(() => emitPlayerEvent('logout'))
  expect(line.isAborted).toBe(true)
})

test('a connection on which nothing moves for 90 seconds is lost, one that moves is not', async () => {
  await open()
  await choose(jpeg)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const line = await send()
  const waits = () => timers.mock.calls.filter(([, ms]) => ms === 90_000)
  expect(waits()).toHaveLength(1)
  await line.progress(0.5)
  expect(waits()).toHaveLength(2)
  await act(async () => (waits()[1]![0] as () => void)())
  await settle()
  timers.mockRestore()
  expect(line.isAborted).toBe(true)
  expect(page()).toContain('The server didn’t answer')
})

test('closing the tab asks while a picture is on its way, and no longer', async () => {
  await open()
  await choose(jpeg)
  const line = await send()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(true)
  await line.answer(200, waiting)
  await settle()
  expect(leave()).toBe(false)
})

test.each([
  [413, 'large_file', 'The file is over 32 MB', 'Choose another file'],
  [415, 'invalid_mime_type', 'It has to be JPG or PNG', 'Choose another file'],
  [422, 'document_does_not_meet_requirements', 'This photo won’t do', 'Choose another file'],
  [422, 'unable_to_process_verification', 'The file can’t be opened', 'Choose another file'],
  [500, 'cannot_save', 'The photo wasn’t saved', 'Send again'],
  [503, 'verification_service_disabled', 'Reviews are paused', 'Send again'],
  [409, 'verification_is_already_processing', 'has been sent already', 'Close'],
  [409, 'documents_already_sent', 'is accepted already', 'Contact support'],
  [429, 'too_many_requests', 'Too many attempts', 'Send again'],
])('%d %s is said with a way out [8.35]', async (status, code, words, way) => {
  await open()
  await choose(jpeg)
  const line = await send()
  await line.refuse(status, code)
  await settle()
  expect(page()).toContain(words)
  expect(screen.getAllByRole('button', { name: way }).length).toBeGreaterThan(0)
})

test('a lost connection can be tried again with the same picture', async () => {
  await open()
  await choose(jpeg)
  const line = await send()
  await line.fail()
  await settle()
  expect(page()).toContain('The server didn’t answer')
  fireEvent.click(button('Send again'))
  await settle()
  expect(UploadLine.count).toBe(2)
  expect(UploadLine.latest!.body).toBe(line.body)
})

test('an expired session is renewed before the picture is sent, and what the house would refuse is not sent at all', async () => {
  await open()
  await choose(jpeg)
  platform.answer(listVerifications, { items: items(waiting), isEnabled: true })
  await send()
  expect(UploadLine.count).toBe(0)
  expect(page()).toContain('has been sent already')
})

test('another kind is chosen in the dialog, but none that is in review [3.54]', async () => {
  await open(items({}, { status: 'wait' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank card/ }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /E-wallet/ }))
  expect(title()).toBe('E-wallet')
  await choose(jpeg)
  const line = await send()
  expect(line.address).toContain('/id-of-e_wallet')
})

test('a declined document says why, and what to do [8.36]', async () => {
  await open(items(declined))
  expect(page()).toContain('Glare on the photo')
  expect(page()).toContain('without flash')
})

test('a decision that comes while the dialog is open is shown in it [3.53]', async () => {
  await open()
  await choose(jpeg)
  await (await send()).answer(200, waiting)
  await settle()
  act(() => recordDocument(declined))
  expect(page()).toContain('Glare on the photo')
  await choose(jpeg)
  expect(title()).toBe('Crop')
})

test('an accepted one is final: only support can replace it', async () => {
  const { user } = await open(items({ status: 'success' }))
  expect(page()).toContain('Document accepted')
  await user.click(button('Contact support'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'documents' }],
  ])
})

test('without a camera the device’s own app and a file are offered', async () => {
  await open(items(), { isPhotographed: true })
  expect(screen.getByRole('alert').textContent).toContain('No camera found')
  expect(button('Camera app')).toBeTruthy()
  await choose(jpeg)
  expect(title()).toBe('Crop')
  fireEvent.click(button('Another file'))
  expect(title()).toBe('Passport or ID card')
})

const track = { stop: vi.fn() }
function stubCamera(getUserMedia: () => Promise<unknown>) {
  Object.assign(navigator, { mediaDevices: { getUserMedia } })
  Object.assign(HTMLVideoElement.prototype, { play: async () => {} })
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { writable: true, value: null })
  track.stop.mockClear()
}

test('the camera takes a photo, which can be taken again, and is off as soon as it is not seen', async () => {
  stubCamera(async () => ({ getTracks: () => [track] }))
  await open(items(), { isPhotographed: true })
  expect(title()).toBe('Take a photo')
  vi.mocked(createImageBitmap)
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([buildJpeg(1_600, 1_200)]))
  fireEvent.click(button('Take a photo'))
  await settle()
  expect(title()).toBe('Crop')
  expect(track.stop).toHaveBeenCalledTimes(1)
  fireEvent.click(button('Retake'))
  await settle()
  expect(title()).toBe('Take a photo')
})

test('a camera that may not be used says how to allow it', async () => {
  stubCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await open(items(), { isPhotographed: true })
  expect(screen.getByRole('alert').textContent).toContain('Allow it in the browser’s settings')
})

test('documents that do not load can be asked for again [8.5]', async () => {
  platform.silence(listVerifications)
  await renderInSite(<SendDocumentModal kind="identity" onClose={onClose} />)
  await settle()
  expect(page()).toContain('didn’t load')
  platform.answer(listVerifications, { items: items(), isEnabled: true })
  fireEvent.click(button('Try again'))
  await settle()
  expect(page()).toContain('Drop a file here')
})

test('while the house takes none, it says so', async () => {
  platform.answer(listVerifications, { items: items(), isEnabled: false })
  await renderInSite(<SendDocumentModal kind="identity" onClose={onClose} />)
  await settle()
  expect(page()).toContain('Reviews are paused')
})

test('one press sends one picture [4.55]', async () => {
  await open()
  await choose(jpeg)
  fireEvent.click(button('Send'))
  fireEvent.click(screen.queryByRole('button', { name: 'Send' }) ?? document.body)
  await settle()
  expect(UploadLine.count).toBe(1)
})
