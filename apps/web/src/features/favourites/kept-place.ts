// The place of a guest's row of favourites. The document is the same for all guests and hides it: a script in its head shows it to those
// whose browser keeps some, before anything is painted, so that nothing moves when the row wakes up.
import { guestKey } from './guest-favourites.ts'

/** Attribute of the hidden element that holds the place. */
export const placeAttribute = 'data-kept-place'

/** For the head of a document in which such a place is; runs in the browser, before the body is read. */
export const showingScript = `try{if(localStorage.getItem("${guestKey}")){let s=new CSSStyleSheet;s.replaceSync("[${placeAttribute}]{display:block}");document.adoptedStyleSheets.push(s)}}catch{}`
