import gifts from '@yanta/art/gifts.json'
import { useState } from 'react'
import { Button } from './button.tsx'
import { story } from './gallery/story.tsx'
import { type ToastContent, ToastHost } from './toast.tsx'

export default { title: 'Overlays/Toast' }

const words = {
  ru: { region: 'Сообщения', close: 'Закрыть', show: 'Показать', gift: 'Новый подарок', giftText: '30 гифтспинов в Lolly Land', open: 'Открыть', paid: 'Пополнение зачислено', paidText: '+5 000 ₽ уже на балансе', failed: 'Не получилось', failedText: 'Попробуйте позже или напишите в чат', sent: 'Код отправлен', sentText: 'Проверьте почту sa•••@post.kz' },
  en: { region: 'Messages', close: 'Close', show: 'Show', gift: 'New gift', giftText: '30 giftspins in Lolly Land', open: 'Open', paid: 'Top-up credited', paidText: '+5,000 ₽ is on your balance', failed: 'That did not work', failedText: 'Try later or write to the chat', sent: 'Code sent', sentText: 'Check sa•••@post.kz' },
}

function Live({ region, close, show, start }: { region: string; close: string; show: string; start: Omit<ToastContent, 'id'>[] }) {
  const [turn, setTurn] = useState(0)
  const [toasts, setToasts] = useState(() => start.map((content, index) => ({ ...content, id: String(index) })))
  function handleShow() {
    setTurn(turn + 1)
    setToasts((waiting) => [...waiting, { ...start[0]!, id: `again-${turn}` }])
  }
  return (
    <>
      <Button onClick={handleShow}>{show}</Button>
      <ToastHost toasts={toasts} onDismiss={(id) => setToasts((waiting) => waiting.filter((toast) => toast.id !== id))} labels={{ region, close }} />
    </>
  )
}

export const Gift = story(words, (w) => <Live {...w} start={[{ title: w.gift, text: w.giftText, image: gifts.giftspin, action: <Button look="primary" size="small">{w.open}</Button> }]} />)
export const Success = story(words, (w) => <Live {...w} start={[{ title: w.paid, text: w.paidText, look: 'success' }]} />)
export const Failure = story(words, (w) => <Live {...w} start={[{ title: w.failed, text: w.failedText, look: 'error' }]} />)
export const QueueOfTwo = story(words, (w) => <Live {...w} start={[{ title: w.sent, text: w.sentText, look: 'info' }, { title: w.paid, text: w.paidText, look: 'success' }]} />)
