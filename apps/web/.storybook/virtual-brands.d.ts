declare module 'virtual:brands' {
  export const brands: [
    import('../build/gallery-brands.ts').GalleryBrand,
    ...import('../build/gallery-brands.ts').GalleryBrand[],
  ]
}
