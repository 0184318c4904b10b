// Reserves space for a guest's row of favourites. The document is the same for all guests and hides the placeholder: a
// script in its head shows it if the browser stores favourites, before the first paint, so that nothing moves when
// hydration fills the row.
import { guestKey } from './guest-favourites.ts'

/** Attribute of the hidden placeholder. */
export const placeholderAttribute = 'data-kept-place'

/** For the head of a document with a placeholder; runs in the browser, before the body is parsed. */
export const showingScript = `try{if(localStorage.getItem("${guestKey}")){let s=new CSSStyleSheet;s.replaceSync("[${placeholderAttribute}]{display:block}");document.adoptedStyleSheets.push(s)}}catch{}`
