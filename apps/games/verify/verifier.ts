// The verifier itself: fields, the button with its states, the verdict. Used by the page and by the game's own dialog;
// no <form>, because the sandbox of the game's frame allows none.
import { createTranslate } from '@yanta/i18n'
import './verify.css'
import type { Currency, Locale } from '@yanta/contract'
import { copyText } from '../kit/clipboard.ts'
import { h } from '../kit/dom.ts'
import { icon, swapIcon } from '../kit/icons.ts'
import { type Proof, buildVerifyPath, parseVerifyHash } from '../server/proof.ts'
import { type Draft, type Missing, readDraft, verifyRound } from './check.ts'
import { type GameKind, gameKinds, verifiedEngines } from './engines.ts'
import { verifyMessages, type VerifyKey } from './messages.ts'

/** What a verifier held when its player last changed or checked something. */
export interface Entered {
  draft: Draft
  /** What the fields are from; null once one was changed. */
  proof: Proof | null
  theme: Proof['theme']
  isChecked: boolean
}

export interface VerifierOptions {
  locale: Locale
  proof: Proof | null
  /** What stands in the fields instead of the proof. */
  entered?: Entered | null
  onEnter?: (entered: Entered) => void
  /** The address of the page holds something else than a proof. */
  isBadLink?: boolean
  /** Opens the tab where seeds are changed; null on the standalone page. */
  onRotate: (() => void) | null
}

type ButtonState = 'ready' | 'missing' | 'closed' | 'match' | 'bad'

/** Parses a pasted link or the bare data of a round. */
function readPasted(text: string): Proof | null {
  const trimmed = text.trim()
  const hash = trimmed.includes('#') ? trimmed.slice(trimmed.indexOf('#')) : trimmed
  return parseVerifyHash(hash) ?? parseVerifyHash(encodeURIComponent(trimmed))
}

export function buildVerifier({
  locale,
  proof: first,
  entered = null,
  onEnter,
  isBadLink,
  onRotate,
}: VerifierOptions): Element {
  const t = createTranslate(verifyMessages, locale)
  let proof = first
  let theme = first?.theme
  const currency = (): Currency => proof?.currency ?? 'RUB'

  const kind = () => gameKinds.find(({ id }) => id === game.value) ?? gameKinds[0]!
  const engine = () => verifiedEngines[kind().engine]
  const words = () => engine().messages[locale]
  const nameKind = ({ engine: id, profile }: GameKind) =>
    verifiedEngines[id].messages[locale][`profile.${profile}`]!

  const field = (label: string, note = '') => {
    const input = h('input', {
      class: 'mono-input',
      autocomplete: 'off',
      spellcheck: 'false',
      maxlength: 150,
      'aria-label': label,
      oninput: () => edited(),
      onkeydown: (event: KeyboardEvent) => void (event.key === 'Enter' && act()),
    })
    const remark = h('small', { role: 'status' }, note)
    const copy = async (): Promise<void> => {
      if (await copyText(input.value)) remark.textContent = t('copy.done')
    }
    const name = h('span', {}, label)
    const element = h(
      'div',
      { class: 'field' },
      h('span', { class: 'field__name' }, name, remark),
      h(
        'div',
        { class: 'mono-box' },
        input,
        h(
          'button',
          { type: 'button', 'aria-label': t('copy.of', { name: label }), onclick: copy },
          icon('copy', 18),
        ),
      ),
    )
    return { input, element, name }
  }
  const fields = {
    serverSeedHash: field(t('field.serverSeedHash'), t('field.serverSeedHash.note')),
    serverSeed: field(t('field.serverSeed'), t('field.serverSeed.note')),
    clientSeed: field(t('field.clientSeed')),
    nonce: field(t('field.nonce')),
    order: field(verifiedEngines.slot.messages[locale].order),
  }
  const game = h(
    'select',
    { class: 'input select', 'aria-label': t('field.game'), onchange: () => edited() },
    ...gameKinds.map((each) => h('option', { value: each.id }, nameKind(each))),
  )
  const label = h('span', {})
  const button = h(
    'button',
    { type: 'button', class: 'action action--main check', onclick: () => act() },
    icon('scale', 18),
    label,
  )
  const remark = h('p', { class: 'note check__note', role: 'status' })
  const result = h('div', { class: 'card verdict' })
  const pasteBox = h('textarea', {
    class: 'input paste',
    rows: 3,
    'aria-label': t('paste.hint'),
    placeholder: t('paste.hint'),
    hidden: true,
    oninput: () => pasted(pasteBox.value),
  })

  const draft = (): Draft => ({
    serverSeedHash: fields.serverSeedHash.input.value,
    serverSeed: fields.serverSeed.input.value,
    clientSeed: fields.clientSeed.input.value,
    nonce: fields.nonce.input.value,
    ...kind(),
    order: fields.order.input.value,
    win: proof?.win ?? null,
  })
  function nameOrder(): void {
    const name = proof?.isFree ? t('field.freeStake') : words().order
    fields.order.name.textContent = name
    fields.order.input.setAttribute('aria-label', name)
  }
  const nameMissing = (missing: Missing): string =>
    missing === 'order' ? words().missing : t(`state.missing.${missing}`)

  function setButton(state: ButtonState, note: string): void {
    button.dataset['state'] = state
    button.disabled = state === 'missing' || (state === 'closed' && onRotate === null)
    label.textContent = t(
      state === 'match'
        ? 'check.done'
        : state === 'bad'
          ? 'check.again'
          : state === 'closed'
            ? 'check.rotate'
            : 'check.action',
    )
    swapIcon(
      button,
      state === 'match' ? 'check' : state === 'bad' ? 'warn' : state === 'closed' ? 'refresh' : 'scale',
    )
    remark.textContent = note
  }
  function showWaiting(): void {
    result.dataset['state'] = 'waiting'
    result.replaceChildren(
      h('span', { class: 'verdict__icon' }, icon('scale', 28)),
      h('h2', {}, t('result.waiting')),
    )
  }
  /** A changed field describes another round: the claimed win is discarded. */
  function edited(): void {
    proof = null
    nameOrder()
    verify()
    tell(false)
  }
  function tell(isChecked: boolean): void {
    onEnter?.({ draft: draft(), proof, theme, isChecked })
  }
  function verify(): void {
    showWaiting()
    if (proof !== null && proof.serverSeed === null && fields.serverSeed.input.value === '')
      return setButton('closed', t('state.closed'))
    const read = readDraft(draft())
    if ('missing' in read) return setButton('missing', nameMissing(read.missing))
    setButton('ready', t('state.ready'))
  }
  function check(): void {
    const read = readDraft(draft())
    if ('missing' in read) return setButton('missing', nameMissing(read.missing))
    const { isHashRight, isWinRight, replay } = verifyRound(read.claim)
    const isFair = isHashRight && isWinRight !== false
    setButton(
      isFair ? 'match' : 'bad',
      t(
        isFair
          ? isWinRight === null
            ? 'state.matchNoWin'
            : 'state.match'
          : isHashRight
            ? 'state.badWin'
            : 'state.badHash',
      ),
    )
    const row = (isRight: boolean, text: VerifyKey, method: string): Element =>
      h(
        'li',
        { class: isRight ? 'is-right' : 'is-wrong' },
        icon(isRight ? 'check' : 'warn', 18),
        h('span', {}, t(text), h('small', {}, method)),
      )
    result.dataset['state'] = isFair ? 'fair' : 'unfair'
    result.replaceChildren(
      h('span', { class: 'verdict__icon' }, icon(isFair ? 'check' : 'warn', 28)),
      h('h2', {}, t(isFair ? 'result.fair' : 'result.unfair')),
      h(
        'ul',
        { class: 'checks' },
        row(isHashRight, isHashRight ? 'result.hash' : 'result.hashBad', 'sha-256'),
        row(
          isWinRight !== false,
          isWinRight === null ? 'result.outcome' : isWinRight ? 'result.win' : 'result.winBad',
          'hmac-sha-256',
        ),
      ),
      replay.buildView({ currency: currency(), locale, theme }),
    )
  }
  function write(next: Omit<Draft, 'order' | 'win'>): void {
    fields.serverSeedHash.input.value = next.serverSeedHash
    fields.serverSeed.input.value = next.serverSeed
    fields.clientSeed.input.value = next.clientSeed
    fields.nonce.input.value = next.nonce
    game.value = `${next.engine}.${next.profile}`
  }
  function fill(next: Proof): void {
    proof = next
    theme = next.theme
    write({ ...next, serverSeed: next.serverSeed ?? '', nonce: String(next.nonce) })
    fields.order.input.value = engine().writeOrder(next)
    nameOrder()
    verify()
  }
  function restore({ draft: typed, proof: from, theme: look, isChecked }: Entered): void {
    proof = from
    theme = look
    write(typed)
    fields.order.input.value = typed.order
    nameOrder()
    verify()
    if (isChecked) check()
  }
  function pasted(text: string): void {
    const next = readPasted(text)
    if (next === null) return void (remark.textContent = t('paste.bad'))
    pasteBox.hidden = true
    pasteBox.value = ''
    fill(next)
    tell(false)
  }
  function paste(): void {
    pasteBox.hidden = false
    pasteBox.focus()
    navigator.clipboard
      ?.readText()
      .then(pasted)
      .catch(() => undefined)
  }
  async function copyRound(): Promise<void> {
    if (proof !== null && (await copyText(new URL(buildVerifyPath(proof), location.origin).href)))
      remark.textContent = t('copy.done')
  }
  function act(): void {
    if (button.dataset['state'] === 'closed') return onRotate?.()
    check()
    tell(result.dataset['state'] !== 'waiting')
  }

  const element = h(
    'div',
    { class: 'verifier' },
    h(
      'section',
      { class: 'card verifier__form' },
      fields.serverSeedHash.element,
      fields.serverSeed.element,
      h('div', { class: 'pair' }, fields.clientSeed.element, fields.nonce.element),
      h(
        'div',
        { class: 'pair' },
        h('label', { class: 'field' }, h('span', { class: 'field__name' }, t('field.game')), game),
        fields.order.element,
      ),
      h(
        'div',
        { class: 'verifier__actions' },
        button,
        h('button', { type: 'button', class: 'action action--line', onclick: paste }, t('check.paste')),
        first !== null &&
          h('button', { type: 'button', class: 'action action--line', onclick: copyRound }, t('check.copy')),
      ),
      pasteBox,
      remark,
    ),
    h(
      'div',
      { class: 'verifier__side' },
      result,
      h(
        'div',
        { class: 'card how' },
        h('h2', {}, t('how.title')),
        h(
          'ol',
          {},
          ...(['how.1', 'how.2', 'how.3'] as const).map((key, index) =>
            h('li', {}, h('b', {}, String(index + 1)), t(key)),
          ),
        ),
      ),
    ),
  )
  game.value = 'slot.medium'
  if (entered !== null) restore(entered)
  else if (first === null) verify()
  else fill(first)
  if (entered === null && first?.serverSeed) check()
  if (entered === null && isBadLink) remark.textContent = t('paste.bad')
  return element
}
