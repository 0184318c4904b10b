import { Button } from '../actions/button.tsx'
import { FactList } from '../data/fact-list.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Result } from './result.tsx'
import { Row, RowList } from '../layout/row-list.tsx'

export default { title: 'Messages/Result' }

const words = {
  ru: {
    done: 'Готово',
    doneText: '5 000 ₽ уже на балансе.',
    play: 'К играм',
    again: 'Пополнить ещё',
    thinking: 'Банк ещё думает',
    thinkingText:
      'Обычно до двух минут. Окно можно закрыть: пришлём уведомление, второй раз платить не нужно.',
    check: 'Проверить сейчас',
    close: 'Закрыть',
    declined: 'Банк отклонил платёж',
    declinedText: 'Деньги не списаны. Код банка 05: операция запрещена для этой карты.',
    card: 'Попробуйте другую карту',
    cardText: 'или подтвердите операцию в приложении банка',
    qr: 'Оплатите по QR-коду',
    qrText: 'проходит чаще всего',
    chat: 'Написать в чат',
    other: 'Другой способ',
    stopped: 'Попытки закончились',
    stoppedText: 'Мы отправили слишком много кодов. Номер подтвердит поддержка, это займёт пару минут.',
    leave: 'Выйти',
    openChat: 'Открыть чат',
    facts: [
      ['Сумма', '5 000 ₽'],
      ['Способ', 'Карта •• 4408'],
      ['Операция', 'TX-81 204 557'],
      ['Время', '20.11.26, 18:42:10'],
    ],
  },
  en: {
    done: 'Done',
    doneText: '5,000 ₽ is on your balance.',
    play: 'To the games',
    again: 'Top up again',
    thinking: 'The bank is thinking',
    thinkingText:
      'It usually takes up to two minutes. You may close this: we will tell you, there is no need to pay again.',
    check: 'Check now',
    close: 'Close',
    declined: 'The bank declined the payment',
    declinedText: 'Nothing was charged. Bank code 05: this card may not be used here.',
    card: 'Try another card',
    cardText: 'or confirm the payment in your bank app',
    qr: 'Pay by QR code',
    qrText: 'works most often',
    chat: 'Write to the chat',
    other: 'Another method',
    stopped: 'No attempts left',
    stoppedText: 'Too many codes were sent. Support will confirm your number in a couple of minutes.',
    leave: 'Leave',
    openChat: 'Open the chat',
    facts: [
      ['Amount', '5,000 ₽'],
      ['Method', 'Card •• 4408'],
      ['Operation', 'TX-81 204 557'],
      ['Time', '20.11.26, 18:42:10'],
    ],
  },
}

const facts = (w: typeof words.ru) => (
  <FactList look="boxed" facts={w.facts.map(([name, value]) => ({ name: name!, value }))} />
)

export const Success = story(words, (w) => (
  <Surface isWide>
    <Result
      outcome="success"
      title={w.done}
      text={w.doneText}
      actions={
        <>
          <Button>{w.again}</Button>
          <Button look="primary">{w.play}</Button>
        </>
      }
    >
      {facts(w)}
    </Result>
  </Surface>
))
export const Unknown = story(words, (w) => (
  <Surface isWide>
    <Result
      outcome="unknown"
      title={w.thinking}
      text={w.thinkingText}
      actions={
        <>
          <Button>
            <Icon name="refresh" size={18} />
            {w.check}
          </Button>
          <Button look="primary">{w.close}</Button>
        </>
      }
    >
      {facts(w)}
    </Result>
  </Surface>
))
export const Failure = story(words, (w) => (
  <Surface isWide>
    <Result
      outcome="failure"
      title={w.declined}
      text={w.declinedText}
      actions={
        <>
          <Button>
            <Icon name="chat" size={18} />
            {w.chat}
          </Button>
          <Button look="primary">{w.other}</Button>
        </>
      }
    >
      {facts(w)}
      <RowList look="boxed">
        <Row icon="card" title={w.card} detail={w.cardText} />
        <Row icon="qr" title={w.qr} detail={w.qrText} />
      </RowList>
    </Result>
  </Surface>
))
export const Stopped = story(words, (w) => (
  <Surface>
    <Result
      outcome="stopped"
      title={w.stopped}
      text={w.stoppedText}
      actions={
        <>
          <Button>{w.leave}</Button>
          <Button look="primary">
            <Icon name="chat" size={18} />
            {w.openChat}
          </Button>
        </>
      }
    />
  </Surface>
))
