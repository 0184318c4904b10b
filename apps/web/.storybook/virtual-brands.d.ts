declare module 'virtual:brands' {
  export const brands: [
    import('./gallery-brands.ts').GalleryBrand,
    ...import('./gallery-brands.ts').GalleryBrand[],
  ]
}
