import {
  achievementProgress,
  getServerData,
  giftChanged,
  highFiveReceived,
  listAchievements,
  promoPopupUpdated,
  siteRoom,
  verificationChanged,
} from '@yanta/contract'
import { achievement, gift, profile, promoPopup, serverData, verification } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeAllModals, openModal } from '../dialogs/store.ts'
import { dismissToast, toastStore } from '../dialogs/toast-queue.ts'
import { dispatchToSending } from '../features/documents/send/send-store.ts'
import { platform, renderInSite, settle } from '../testing/dom.tsx'
import { connectLine } from '../testing/socket-line.ts'
import { PlayerServices } from './player-services.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const ofPlayer = { ...profile, first_auth: false }

async function open() {
  const view = await renderInSite(
    <PlayerServices
      player={{ profile: ofPlayer, balance: null }}
      serverData={{ ...serverData, promoPopup: null }}
      visit={1}
    />,
    { site: { player: { profile: ofPlayer, balance: null } } },
  )
  await settle()
  return view
}
const toasts = () => toastStore.getState().waiting
const expectToast = (id: string) => waitFor(() => expect(toasts().map((toast) => toast.id)).toContain(id))

afterEach(() =>
  act(() => {
    closeAllModals()
    for (const { id } of toasts()) dismissToast(id)
  }),
)

test('the first high five a page hears of flies in, though its code comes with it [2.32]', async () => {
  await open()
  await line.publish('user:1', highFiveReceived, {
    id: '1',
    actionId: '40',
    nick_name: 'Freya_88',
    slug: 'cocktail-hour',
  })
  expect(await screen.findByText(/Freya_88 high-fived you/)).toBeTruthy()
})

test('the first news of a gift, of an achievement and of a document are told [4.44-4.45]', async () => {
  platform.answer(listAchievements, { items: [], epoch: 'e1', seq: {} })
  await open()
  await line.publish('user:1', giftChanged, {
    id: '1',
    type: 'cash',
    state: 'received',
    reason: 'promotions',
    image: gift.image,
    titles: { ru: 'Подарок', en: 'A present' },
    change: 'received',
  })
  await waitFor(() =>
    expect(
      toasts()
        .map(({ title, text }) => `${title} ${text}`)
        .join(),
    ).toContain('A present'),
  )
  await line.publish('user:1', achievementProgress, {
    id: achievement.id,
    image: achievement.image,
    titles: { ru: 'Трофей', en: 'Trophy' },
    progress: achievement.progress,
    isCompleted: true,
    completedAt: '2026-11-20T13:00:00.000Z',
  })
  await expectToast(`achievement-${achievement.id}`)
  await line.publish('user:1', verificationChanged, {
    ...verification,
    kind: 'identity',
    status: 'success',
    steps: [{ at: '2026-11-20T13:00:00.000Z', kind: 'approved', file: null, reasons: [], comment: null }],
  })
  await expectToast('document-identity')
})

test('a picture of a document that is refused behind its closed dialog is told, without any event', async () => {
  await open()
  act(() => openModal('sendDocument', { kind: 'payment_card' }))
  await settle()
  const picture = { file: new Blob(['12345678']), name: 'card.jpg' }
  act(() => {
    dispatchToSending('payment_card', { type: 'picked', picture, source: 'file' })
    dispatchToSending('payment_card', { type: 'sent', picture, atMs: 0 })
    dispatchToSending('payment_card', { type: 'closed' })
    closeAllModals()
  })
  expect(toasts()).toEqual([])
  act(() => dispatchToSending('payment_card', { type: 'refused', code: 'cannot_save' }))
  await expectToast('document-payment_card')
})

test('an operator’s popup that comes while the page is open is asked for [4.50]', async () => {
  await open()
  platform.answer(getServerData, { ...serverData, promoPopup })
  await line.publish(siteRoom, promoPopupUpdated, { updatedAt: promoPopup.updatedAt })
  await waitFor(() => expect(platform.sent(getServerData)).toHaveLength(1), { timeout: 4_000 })
})
