declare module 'virtual:messages/*' {
  const catalogue: import('./catalogues.ts').Catalogue
  export default catalogue
}
