import { maxMegapixels } from '@foyer/contract/files'
import type Sharp from 'sharp'
import { limitConcurrency } from './concurrency.ts'

/** The widths of smaller copies of a picture, in pixels: a phone, a tablet or a sharp phone, the widest column. */
const widths = [480, 960, 1600]
const maxWidthPixels = 1600

/** Types that are scaled down. A GIF is usually animated and an SVG is small at any size. */
export const scalableTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/**
 * The widths in which a picture is offered, in pixels, smallest first: none above its own.
 * @param width of the picture, in pixels
 */
export function variantWidths(type: string, width: number | undefined): number[] {
  if (!width || width <= 480 || !scalableTypes.includes(type)) return []
  return [...widths.filter((each) => each < width), ...(width <= maxWidthPixels ? [width] : [])]
}

/** A smaller copy of a picture. */
export interface PictureVariant {
  /** In pixels. */
  width: number
  bytes: Buffer
}

/** The type of every variant. */
export const variantType = 'image/webp'

// A small file can claim far more, and would fill the memory.
const maxPixels = maxMegapixels * 1_000_000

const limited = limitConcurrency(1, Number.POSITIVE_INFINITY)

/** Runs work with sharp, for one picture at a time: decoding one takes up to 200 MB and all of a core. */
export const whileDecoding = <T>(work: (sharp: typeof Sharp) => Promise<T>): Promise<T> =>
  limited(async () => {
    // loads its 20 MB only in a process that scales pictures
    const { default: sharp } = await import('sharp')
    sharp.cache(false)
    sharp.concurrency(1)
    return await work(sharp)
  })

/**
 * Scales a picture down to each of `variantWidths`, as WebP, upright and without metadata such as the place where it was
 * taken.
 * @returns the variants that are smaller than the picture in bytes; none of a picture that is animated, too large or
 *   broken: it is shown as it is
 */
export async function makeVariants(
  picture: Buffer,
  type: string,
  width: number | undefined,
): Promise<PictureVariant[]> {
  const wanted = variantWidths(type, width)
  if (wanted.length === 0 || isAnimatedPng(picture)) return []
  return await whileDecoding(async (sharp) => {
    try {
      const open = () => sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      if (((await open().metadata()).pages ?? 1) > 1) return []
      const variants: PictureVariant[] = []
      for (const each of wanted)
        variants.push({
          width: each,
          bytes: await open()
            .autoOrient()
            .resize({ width: each, withoutEnlargement: true })
            .webp({ quality: 80 })
            .toBuffer(),
        })
      return variants.filter(({ bytes }) => bytes.length < picture.length)
    } catch {
      // libvips cannot read it, or it has too many pixels
      return []
    }
  })
}

/** Whether a PNG has the chunk that makes it an animation, which comes before the pixels: wiki.mozilla.org/APNG_Specification */
export function isAnimatedPng(picture: Buffer): boolean {
  const [animation, pixels] = [picture.indexOf('acTL'), picture.indexOf('IDAT')]
  return animation > 0 && animation < pixels && picture.subarray(1, 4).toString('latin1') === 'PNG'
}
