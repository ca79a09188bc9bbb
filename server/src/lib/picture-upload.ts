import type { PictureCrop } from '@foyer/contract/files'
import { maxMegapixels, maxPictureSide } from '@foyer/contract/files'
import type { FieldCode } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Sharp } from 'sharp'
import { limitConcurrency } from './concurrency.ts'
import { fileType } from './file-type.ts'
import { isAnimatedPng, scalableTypes, variantType, whileDecoding } from './picture-variants.ts'

/** A picture to store. */
export interface ReadPicture {
  bytes: Buffer
  type: string
  /** In pixels. */
  width: number
  height: number
}

// each that waits holds its bytes in memory
const limited = limitConcurrency(1, 10)
/** The size and part that a picture is stored in. */
export interface PictureShape {
  /** A larger picture is scaled down to this width and height, in pixels. */
  maxSide: number
  /** The square part that is kept; undefined: all of it. */
  crop?: PictureCrop
}
/** A picture on the page of an event: twice the widest variant, for sharp screens. */
const onPage: PictureShape = { maxSide: 3200 }
const readableTypes = [...scalableTypes, 'image/gif']

const refused = (code: FieldCode, limit?: number) =>
  new ProblemError('validation', { errors: [fault('body', code, limit)] })

/**
 * Decodes an uploaded picture and encodes it again as WebP, upright, scaled down and cropped to its shape. All but the pixels
 * is lost: metadata such as the place where it was taken, and anything hidden in the file.
 * @param upload the bytes that were sent; their type is detected, not trusted
 * @throws ProblemError `validation` with `picture-unreadable`, `picture-animated`, `picture-too-big` or `picture-too-long`;
 *   `unavailable` while too many others wait
 */
export async function readPicture(upload: Uint8Array, shape: PictureShape = onPage): Promise<ReadPicture> {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  if (!readableTypes.includes(fileType(bytes))) throw refused('picture-unreadable')
  if (isAnimatedPng(bytes)) throw refused('picture-animated')
  return await limited(() =>
    whileDecoding(async (sharp) => {
      // the pixels are counted below, from the head of the file: this error of sharp has no code of its own
      const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      const head = await checkHead(open())
      return await encode(open(), head, shape)
    }),
  )
}

/** @returns the size of the upright picture */
async function checkHead(picture: Sharp): Promise<Size> {
  const head = await picture.metadata().catch(() => undefined)
  if (!head) throw refused('picture-unreadable')
  if ((head.pages ?? 1) > 1) throw refused('picture-animated')
  if (Math.max(head.width, head.height) > maxPictureSide) throw refused('picture-too-long', maxPictureSide)
  if (head.width * head.height > maxMegapixels * 1_000_000) throw refused('picture-too-big', maxMegapixels)
  return head.autoOrient
}

async function encode(picture: Sharp, size: Size, { maxSide, crop }: PictureShape): Promise<ReadPicture> {
  const upright = picture.autoOrient()
  const kept = crop ? upright.extract(squareIn(size, crop)) : upright
  try {
    const { data, info } = await kept
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: variantType, width: info.width, height: info.height }
  } catch {
    throw refused('picture-unreadable')
  }
}

interface Size {
  width: number
  height: number
}

function squareIn({ width, height }: Size, { x, y, zoom }: PictureCrop) {
  const side = Math.max(1, Math.floor((Math.min(width, height) * 100) / zoom))
  const at = (length: number, percent: number) => Math.round(((length - side) * percent) / 100)
  return { left: at(width, x), top: at(height, y), width: side, height: side }
}
