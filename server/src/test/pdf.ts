import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { encode } from 'uqr'

// pdf.js replaces built-in functions by slower ones for old browsers; every later test of the process would run with them
const { parse, stringify } = JSON
const { push } = Array.prototype
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
// otherwise it loads its worker, which replaces them again, with the first document
// @ts-expect-error: it has no types
Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') })
Object.assign(JSON, { parse, stringify })
Array.prototype.push = push

/** The parts of a PDF that tests check. */
export interface ReadPdf {
  language: string | null
  title: string
  /** Whether the file is marked as tagged. */
  tagged: boolean
  /** The text of each page, with spaces for line breaks. */
  pages: string[]
  /** The roles on the first page in reading order, and the alternative texts of its pictures. */
  roles: string[]
  alts: string[]
  /** The text of each page that screen readers skip. */
  artifacts: string[]
  /** The dark modules of the QR code of each page, as `row,column`. */
  codes: string[][]
}

/** Reads a PDF as a viewer would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf: PDFDocumentProxy = await task.promise
  const { info } = await pdf.getMetadata()
  const about = info as { Language: string | null; Title: string }
  const mark = await pdf.getMarkInfo()
  const sheets: PDFPageProxy[] = []
  for (let at = 1; at <= pdf.numPages; at++) sheets.push(await pdf.getPage(at))
  const [first] = sheets
  const nodes = first ? walk((await first.getStructTree()) as Node) : []
  const read = {
    language: about.Language,
    title: about.Title,
    tagged: mark?.Marked === true,
    pages: await Promise.all(sheets.map(textOf)),
    roles: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    artifacts: await Promise.all(sheets.map(artifactsOf)),
    codes: await Promise.all(sheets.map(modulesOf)),
  }
  await task.destroy()
  return read
}

/** The dark modules of the QR code of a text, as `row,column`. */
export const qrModules = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 })
    .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${y},${x}`] : [])))
    .sort()

/** Counts the glyphs of a PDF that a font lacks (.notdef, which PDF/UA-1 7.21.8 forbids): glyph 0 of a font. */
export async function missingGlyphs(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  let count = 0
  for (let at = 1; at <= pdf.numPages; at++) {
    const { fnArray, argsArray } = await (await pdf.getPage(at)).getOperatorList()
    const shown = argsArray
      .filter((_, index) => fnArray[index] === OPS.showText)
      .flatMap(([glyphs]) => glyphs as Glyph[])
    count += shown.filter((glyph) => glyph.originalCharCode === 0).length
  }
  await task.destroy()
  return count
}

/** The texts of the first page that are written over another one. */
export async function overlappingTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size, x, y] = item.transform as number[]
    return [{ text: item.str, left: x ?? 0, right: (x ?? 0) + item.width, baseline: y ?? 0, size: size ?? 0 }]
  })
  await task.destroy()
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          // capitals are about seven tenths of the size of their font
          Math.abs(one.baseline - other.baseline) < 0.7 * Math.min(one.size, other.size),
      )
      .map((other) => `${one.text} / ${other.text}`),
  )
}

interface Glyph {
  originalCharCode?: number
}

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

const walk = (node: Node | null): Node[] => (node ? [node, ...(node.children ?? []).flatMap(walk)] : [])

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
}

async function artifactsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const tags: string[] = []
  const texts: string[] = []
  for (const item of items) {
    if ('str' in item) texts.push(tags.includes('Artifact') ? item.str : '')
    else if (item.type === 'endMarkedContent') tags.pop()
    // `as`: the types of pdf.js leave the tag out
    else tags.push((item as { tag?: string }).tag ?? '')
  }
  return texts.join('')
}

/** Reads the modules of the QR code back from the page: nothing else on a ticket is drawn in black. */
async function modulesOf(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const black = fnArray.findIndex((fn, at) => fn === OPS.setFillRGBColor && argsArray[at]?.[0] === '#000000')
  const path = fnArray.findIndex((fn, at) => at > black && fn === OPS.constructPath)
  if (black < 0 || path < 0) return []
  const numbers: number[] = Array.from(argsArray[path]?.[1]?.[0] ?? [])
  const rects = Array.from({ length: numbers.length / numbersOfRect }, (_, at) => {
    const [, x = 0, y = 0, , right = 0, , , , bottom = 0] = numbers.slice(at * numbersOfRect)
    return { x, y, width: right - x, height: bottom - y }
  })
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))]
  const side = rects[0]?.height ?? 1
  const modules = rects.flatMap(({ x, y, width }) =>
    Array.from(
      { length: Math.round(width / side) },
      (_, n) => `${Math.round((y - top) / side)},${Math.round((x - left) / side) + n}`,
    ),
  )
  return modules.sort()
}

// one move, three lines and the end of the path
const numbersOfRect = 13
