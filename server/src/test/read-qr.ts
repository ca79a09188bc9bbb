import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
// the package would load the file from a CDN
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } })

/** Reads the QR code in a picture (PNG or SVG) as a phone would. @throws when there is none */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const }
  const [found] = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  if (!found?.isValid) throw new Error('The picture shows no QR code')
  return found.text
}
