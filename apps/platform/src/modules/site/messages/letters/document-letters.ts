// Letters about documents: what the house has decided, and what the player can do.
import type { Locale, VerificationDecline, VerificationKind } from '@yanta/contract'
import type { Letter } from './letter.ts'

export interface DocumentNews {
  kind: VerificationKind
  event: 'approved' | 'declined'
  /** Of a declined one. */
  reasons: readonly VerificationDecline[]
  /** The desk's words to the player. */
  comment: string | null
}

const documentsPath = '/profile/verification'

export function buildDocumentLetter(locale: Locale, { kind, event, reasons, comment }: DocumentNews): Letter {
  const { labels, documents, declines, approved, declined } = wordings[locale]
  const facts: [string, string][] = [[labels.document, documents[kind]]]
  if (event === 'approved') return { ...approved, preview: approved.paragraphs[0]!, facts, small: [] }
  for (const reason of reasons) facts.push([labels.reason, declines[reason]])
  if (comment !== null) facts.push([labels.comment, comment])
  return { ...declined, preview: declined.paragraphs[0]!, facts, small: [declined.hint] }
}

type Words = Pick<Letter, 'subject' | 'title' | 'paragraphs' | 'button'>

interface Wording {
  labels: Record<'document' | 'reason' | 'comment', string>
  documents: Record<VerificationKind, string>
  /** [8.36] with what to do about it. */
  declines: Record<VerificationDecline, string>
  approved: Words
  declined: Words & { hint: string }
}

const wordings: Record<Locale, Wording> = {
  ru: {
    labels: { document: 'Документ', reason: 'Причина', comment: 'Комментарий' },
    documents: {
      identity: 'Удостоверение личности',
      payment_card: 'Банковская карта',
      e_wallet: 'Электронный кошелёк',
      additional: 'Дополнительный документ',
    },
    declines: {
      bad_quality: 'Фото размытое или слишком тёмное — снимите документ при хорошем свете.',
      glare: 'Блик закрывает данные — снимите без вспышки, чуть под углом к лампе.',
      passport_unreadable: 'Данные не читаются — должны быть видны имя, дата рождения и номер документа.',
      card_number_hidden:
        'Не видны первые шесть и последние четыре цифры карты — остальные цифры и CVC закройте.',
      card_holder_hidden: 'Не видно имя владельца карты.',
      owner_mismatch: 'Документ оформлен на другого человека — нужен ваш.',
      cropped: 'Документ попал в кадр не целиком — должны быть видны все четыре угла.',
      screenshot: 'Это снимок экрана или скан — нужно фото самого документа.',
    },
    approved: {
      subject: '{brand}: документ принят',
      title: 'Документ принят',
      paragraphs: ['Мы проверили ваш документ: всё в порядке, больше по нему ничего не нужно.'],
      button: { label: 'Мои документы', to: documentsPath },
    },
    declined: {
      subject: '{brand}: документ не принят',
      title: 'Документ не принят',
      paragraphs: [
        'Мы посмотрели ваш документ, но принять его пока не можем. Почему — ниже.',
        'Отправьте новое фото в профиле: обычно проверка занимает до двух часов.',
      ],
      button: { label: 'Отправить новое фото', to: documentsPath },
      hint: 'Не присылайте документы ответом на это письмо: безопасно отправить их можно только в профиле.',
    },
  },
  en: {
    labels: { document: 'Document', reason: 'Reason', comment: 'Comment' },
    documents: {
      identity: 'Proof of identity',
      payment_card: 'Bank card',
      e_wallet: 'E-wallet',
      additional: 'Additional document',
    },
    declines: {
      bad_quality: 'The picture is blurred or too dark: take it in good light.',
      glare: 'Glare covers some of the details: turn the flash off and tilt the document away from the lamp.',
      passport_unreadable:
        'The details can’t be read: your name, date of birth and document number must be visible.',
      card_number_hidden:
        'The first six and last four digits of the card can’t be seen. Cover the other digits and the CVC.',
      card_holder_hidden: 'The name of the cardholder can’t be seen.',
      owner_mismatch: 'The document belongs to someone else: we need yours.',
      cropped: 'Part of the document is outside the picture: all four corners must be visible.',
      screenshot: 'This is a screenshot or a scan: we need a photo of the document itself.',
    },
    approved: {
      subject: '{brand}: your document was accepted',
      title: 'Document accepted',
      paragraphs: [
        'We have checked your document. Everything is in order, and you don’t need to do anything else.',
      ],
      button: { label: 'My documents', to: documentsPath },
    },
    declined: {
      subject: '{brand}: your document was not accepted',
      title: 'Document not accepted',
      paragraphs: [
        'We looked at your document but can’t accept it yet. The reason is below.',
        'Please send another picture from your profile. A check usually takes up to two hours.',
      ],
      button: { label: 'Send another picture', to: documentsPath },
      hint: 'Please don’t reply to this e-mail with documents: your profile is the only safe place to send them.',
    },
  },
}
