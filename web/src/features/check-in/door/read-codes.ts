import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its own copy of the file: the package would load it from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

/** Reads the QR code in a picture. @returns undefined when there is none, or only a torn one */
export async function readQrCode(picture: ImageData): Promise<string | undefined> {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true })
  return found?.isValid ? found.text : undefined
}

/** Loads what `readQrCode` needs. @throws Error when it cannot be loaded */
export const loadReader = async (): Promise<void> => {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
}
