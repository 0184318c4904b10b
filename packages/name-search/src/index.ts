// Search of names by typed text: by beginnings, with typing errors, in the other alphabet or on the wrong keyboard.
export { type NamedEntry, type NameIndex, createNameIndex } from './name-index.ts'
export { type NamePart, markWords } from './mark-words.ts'
export { splitName, switchKeyboard } from './spelling.ts'
