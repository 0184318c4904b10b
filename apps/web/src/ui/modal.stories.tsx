import { useState } from 'react'
import { Button } from './button.tsx'
import { story } from './gallery/story.tsx'
import { Modal } from './modal.tsx'

export default { title: 'Overlays/Modal' }

const words = {
  ru: { close: 'Закрыть', open: 'Открыть', terms: 'Правила акции', termsText: 'Элементы начисляются за ставки в слотах. Ставки в настольных играх не учитываются.', ok: 'Понятно', buy: 'Купить место?', buyText: 'Турнир стоит 300 компоинтов. После покупки сменить его нельзя.', cancel: 'Отмена', buyAction: 'Купить', thanks: 'Спасибо, что вы с нами', thanksText: 'Аккаунт готов. Первый подарок уже ждёт.', more: 'Подробнее', bonus: 'Забрать подарок', later: 'Попробуйте позже', laterText: 'Сервер не ответил вовремя. Данные на месте.', must: 'Вы играете уже час', mustText: 'Можно продолжить или сделать перерыв.', goOn: 'Продолжить', rest: 'Сделать перерыв', wide: 'Пополнение' },
  en: { close: 'Close', open: 'Open', terms: 'Promotion terms', termsText: 'Elements are credited for bets in slots. Table game bets do not count.', ok: 'Got it', buy: 'Buy a seat?', buyText: 'The tournament costs 300 compoints. You cannot switch after buying.', cancel: 'Cancel', buyAction: 'Buy', thanks: 'Thanks for joining', thanksText: 'Your account is ready. The first gift is waiting.', more: 'Details', bonus: 'Take the gift', later: 'Please try later', laterText: 'The server did not answer in time. Your data is safe.', must: 'You have played for an hour', mustText: 'You can go on or take a break.', goOn: 'Go on', rest: 'Take a break', wide: 'Top-up' },
}

/** Open at once; a button opens it again. */
function Opened({ label, ...modal }: Omit<Parameters<typeof Modal>[0], 'onClose'> & { label: string }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && <Modal {...modal} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const Plain = story(words, (w) => <Opened label={w.open} title={w.terms} closeLabel={w.close} footer={<Button>{w.ok}</Button>}>{w.termsText}</Opened>)

export const Question = story(words, (w) => (
  <Opened label={w.open} title={w.buy} closeLabel={w.close} footer={<><Button>{w.cancel}</Button><Button look="primary">{w.buyAction}</Button></>}>{w.buyText}</Opened>
))

export const WithArt = story(words, (w) => (
  <Opened label={w.open} title={w.thanks} closeLabel={w.close} art="/art/promotions/welcome-card.webp" isCentred footer={<><Button>{w.more}</Button><Button look="primary">{w.bonus}</Button></>}>
    <p>{w.thanksText}</p>
  </Opened>
))

export const WithLogo = story(words, (w) => (
  <Opened label={w.open} title={w.later} closeLabel={w.close} logo="/art/brand/lockup.svg" isCentred footer={<Button>{w.close}</Button>}><p>{w.laterText}</p></Opened>
))

export const MustBeAnswered = story(words, (w) => (
  <Opened label={w.open} title={w.must} closeLabel={w.close} isClosable={false} footer={<><Button>{w.goOn}</Button><Button>{w.rest}</Button></>}>{w.mustText}</Opened>
))

export const Large = story(words, (w) => <Opened label={w.open} title={w.wide} closeLabel={w.close} size="large">{w.termsText}</Opened>)

function Stack(w: typeof words.ru) {
  const [depth, setDepth] = useState(2)
  return (
    <>
      <Button onClick={() => setDepth(1)}>{w.open}</Button>
      {depth > 0 && (
        <Modal title={w.terms} closeLabel={w.close} onClose={() => setDepth(0)} footer={<Button onClick={() => setDepth(2)}>{w.open}</Button>}>
          {w.termsText} {w.laterText} {w.mustText} {w.thanksText}
        </Modal>
      )}
      {depth > 1 && <Modal title={w.buy} closeLabel={w.close} onClose={() => setDepth(1)}>{w.buyText}</Modal>}
    </>
  )
}

export const Stacked = story(words, (w) => <Stack {...w} />)
