import { whileDecoding } from './picture-variants.ts'

interface Crop {
  /** In pixels. */
  width: number
  height: number
  /** The point that stays in view, in percent from the left and the top, as CSS has it in `object-position`. */
  focusX?: number
  focusY?: number
}

/** Scales a picture until it covers a size, and crops it around its focus, as JPEG. */
export const cropPicture = (picture: Buffer, { width, height, focusX = 50, focusY = 50 }: Crop): Promise<Buffer> =>
  whileDecoding(async (sharp) => {
    const scaled = sharp(picture).resize(width, height, { fit: 'outside' })
    const { data, info } = await scaled.toBuffer({ resolveWithObject: true })
    const left = Math.round(((info.width - width) * focusX) / 100)
    const top = Math.round(((info.height - height) * focusY) / 100)
    return await sharp(data).extract({ left, top, width, height }).jpeg({ quality: 85 }).toBuffer()
  })
