declare module 'virtual:messages/*' {
  const catalogue: import('./catalogues.ts').Catalogue
  export default catalogue
}

declare module 'virtual:message-loaders' {
  const loaders: Partial<
    Record<import('@yanta/contract').Locale, () => Promise<{ default: import('./catalogues.ts').Catalogue }>>
  >
  export default loaders
}
