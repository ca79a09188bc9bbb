import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'
import { makeVariants, variantWidths } from './picture-variants.ts'

describe('the widths of a picture', () => {
  it.each([
    ['image/jpeg', 4000, [480, 960, 1600]],
    ['image/png', 1600, [480, 960, 1600]],
    ['image/webp', 1000, [480, 960, 1000]],
    ['image/jpeg', 500, [480, 500]],
    ['image/jpeg', 480, []],
    ['image/gif', 4000, []],
    ['image/svg+xml', 4000, []],
    ['image/jpeg', undefined, []],
  ])('of %s, %s pixels wide, are %j', (type, width, widths) => {
    expect(variantWidths(type, width)).toEqual(widths)
  })
})

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

describe('the variants of a picture', () => {
  it('are upright, in the right widths, and without the place where it was taken', async () => {
    const photo = await noise(700, 1000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ada' } })
      .jpeg({ quality: 100 })
      .toBuffer()
    const variants = await makeVariants(photo, 'image/jpeg', 1000)
    const sizes = variants.map(({ bytes }) => pictureSize(bytes, 'image/webp'))
    expect(sizes).toEqual([480, 960, 1000].map((width) => ({ width, height: Math.round(width * 0.7) })))
    expect((await sharp(photo).metadata()).exif?.includes('Ada')).toBe(true)
    for (const { bytes } of variants) expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('are fewer when they would be larger than the picture', async () => {
    const small = await noise(1000, 700).webp({ quality: 1 }).toBuffer()
    expect((await makeVariants(small, 'image/webp', 1000)).map(({ width }) => width)).not.toContain(1000)
  })

  it('are none of an animation, of a broken picture and of one that claims too many pixels', async () => {
    const [one, two] = [await noise(600, 400).png().toBuffer(), await noise(600, 400).png().toBuffer()]
    const animated = await sharp([one, two], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await makeVariants(animated, 'image/webp', 600)).toEqual([])
    const frames = Buffer.concat([
      one.subarray(0, 33),
      Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0crc!'),
      one.subarray(33),
    ])
    expect(await makeVariants(frames, 'image/png', 600)).toEqual([])
    expect(await makeVariants(one.subarray(0, 2000), 'image/png', 600)).toEqual([])
    const claimed = Buffer.from(one)
    claimed.writeUInt32BE(20_000, 16)
    claimed.writeUInt32BE(20_000, 20)
    expect(await makeVariants(claimed, 'image/png', 20_000)).toEqual([])
  })
})
