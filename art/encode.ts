// Makes everything under art/public from the generator. Run it after a change of the drawings and commit what it wrote:
// nothing is encoded at start or in a build. `node art/encode.ts [vectors|covers|banners|themes|auth|errors ...]`, default all.
import sharp from 'sharp'
import { cover } from './generator/art.mjs'
import { games } from './generator/src/catalog.mjs'
import { encodePicture, rememberEncoded } from './raster.ts'
import { drawBackdrops, drawBanners, drawErrors, drawLogin } from './scenes.ts'
import { publishIcons, publishVectors } from './vectors.ts'

const steps: Record<string, () => Promise<number>> = {
  async vectors() {
    const count = await publishVectors()
    await publishIcons()
    return count
  },

  async covers() {
    let count = 0
    for (const game of games) {
      const tall = cover({ ...game, seed: game.slug, format: 'tall' })
      const wide = cover({ ...game, seed: game.slug, format: 'land' })
      count += Number(await encodePicture(`covers/${game.slug}-tall`, tall, { width: 360, height: 480, avif: 56, webp: 76 }))
      count += Number(await encodePicture(`covers/${game.slug}-wide`, wide, { width: 400, height: 300, avif: 54, webp: 72 }))
    }
    return count
  },

  async banners() {
    let count = 0
    for (const { name, wide, card } of drawBanners()) {
      count += Number(await encodePicture(`banners/${name}-wide`, wide, { width: 1480, height: 640, avif: 48, webp: 74 }))
      count += Number(await encodePicture(`banners/${name}-card`, card, { width: 720, height: 480, avif: 50, webp: 74 }))
    }
    return count
  },

  async themes() {
    let count = 0
    for (const { name, wide, tall } of drawBackdrops()) {
      count += Number(await encodePicture(`themes/${name}-wide`, wide, { width: 1280, height: 720, avif: 46, webp: 70 }))
      count += Number(await encodePicture(`themes/${name}-tall`, tall, { width: 585, height: 1266, avif: 46, webp: 70 }))
    }
    return count
  },

  async auth() {
    const { tall, wide } = drawLogin()
    return (
      Number(await encodePicture('auth/login', tall, { width: 760, height: 1150, avif: 48, webp: 74 })) +
      Number(await encodePicture('auth/login-wide', wide, { width: 1040, height: 400, avif: 48, webp: 74 }))
    )
  },

  async errors() {
    let count = 0
    for (const { name, svg } of drawErrors()) {
      count += Number(await encodePicture(`errors/${name}`, svg, { width: 640, height: 640, avif: 48, webp: 74 }))
    }
    return count
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`unknown step ${unknown.join(', ')}; known: ${Object.keys(steps).join(', ')}`)
  process.exit(1)
}
sharp.concurrency(1)
for (const name of asked.length > 0 ? asked : Object.keys(steps)) {
  console.log(`${name}: ${await steps[name]?.()} written`)
  rememberEncoded()
}
