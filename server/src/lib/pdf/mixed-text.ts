import { isRightToLeft, levelsOf, mirrored } from './bidi.ts'
import type { FontName } from './fallback-fonts.ts'
import { fallbackFor, invisible, selectFont } from './fallback-fonts.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Shown for a character that no font has. */
const missing = '□'

/** A grapheme with its font and its level of the bidirectional algorithm (UAX 9): odd levels run from right to left. */
interface Cluster {
  text: string
  font: FontName
  level: number
}

/** Neighbouring graphemes of a line with the same font and level, which are shaped together. */
type Run = Cluster

interface MixedText {
  text: string
  /** The font of the brand, for all characters that `covers` matches. */
  font: FontName
  covers: RegExp
  size: number
}

const brokenLines = new WeakMap<PDFKit.PDFDocument, Map<string, Run[][]>>()

/**
 * Breaks a text of several scripts into lines, and each line into runs, in the order in which they stand on paper. Lines
 * are kept for the document: a page asks for the height of a text before it writes it, and tickets share most texts.
 * @param width of the column, in points
 */
export function breakLines(doc: PDFKit.PDFDocument, mixed: MixedText, width: number): Run[][] {
  const kept = brokenLines.get(doc) ?? new Map<string, Run[][]>()
  brokenLines.set(doc, kept)
  const key = `${mixed.font} ${mixed.size} ${width} ${mixed.text}`
  const lines = kept.get(key) ?? computeLines(doc, mixed, width)
  kept.set(key, lines)
  return lines
}

function computeLines(doc: PDFKit.PDFDocument, mixed: MixedText, width: number): Run[][] {
  const lines: Cluster[][] = [[]]
  let used = 0
  const add = (clusters: Cluster[]) => {
    const wide = widthOf(doc, clusters, mixed.size)
    const isFirst = lines.at(-1)?.length === 0
    if (!isFirst && used + widthOf(doc, withoutSpace(clusters), mixed.size) > width) {
      lines.push([])
      used = 0
      add(clusters)
    } else if (wide > width && clusters.length > 1) for (const cluster of clusters) add([cluster])
    else {
      lines.at(-1)?.push(...clusters)
      used += wide
    }
  }
  for (const word of wordsOf(clustersOf(doc, mixed))) add(word)
  return lines.map((line) => inVisualOrder(runsOf(withoutSpace(line))))
}

/** Writes the runs of a line from left to right. @param baseline the y of the line that letters stand on */
export function writeRuns(doc: PDFKit.PDFDocument, runs: readonly Run[], x: number, baseline: number, size: number) {
  let at = x
  for (const run of runs) {
    const text = glyphOrder(run)
    selectFont(doc, run.font)
    doc.fontSize(size).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: wholeRun })
    at += doc.widthOfString(text, { features: wholeRun })
  }
}

// with features, even none, pdfkit shapes a text as a whole and not word by word
const wholeRun: PDFKit.Mixins.OpenTypeFeatures[] = []

function clustersOf(doc: PDFKit.PDFDocument, { text, font, covers }: MixedText): Cluster[] {
  const segments = [...graphemes.segment(text)].map(({ segment }) => segment)
  const levels = levelsOf(segments)
  return segments.map((segment, index) => {
    const plain = segment.replace(invisible, '')
    const level = levels[index] ?? 0
    if (covers.test(plain)) return { text: plain, font, level }
    const fallback = fallbackFor(doc, segment)
    return fallback ? { text: segment, font: fallback, level } : { text: missing, font, level }
  })
}

const isSpace = ({ text }: Cluster) => /^\s/u.test(text)
const isIdeograph = ({ text }: Cluster) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

// not after the spaces that keep a number and its unit, or a word and its colon, together
const mayBreakAfter = ({ text }: Cluster) => /^[\s-]/u.test(text) && !/^[\u00a0\u2007\u202f]/u.test(text)

/** Splits where a line may break: after spaces and hyphens, and around ideographs. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = []
  for (const [index, cluster] of clusters.entries()) {
    const before = clusters[index - 1]
    const breaks = !before || isIdeograph(cluster) || isIdeograph(before) || mayBreakAfter(before)
    if (breaks && !(before && isSpace(cluster))) words.push([cluster])
    else words.at(-1)?.push(cluster)
  }
  return words
}

const withoutSpace = (clusters: readonly Cluster[]) =>
  clusters.slice(0, clusters.findLastIndex((each) => !isSpace(each)) + 1)

function runsOf(clusters: readonly Cluster[]): Run[] {
  const runs: Run[] = []
  for (const { text, font, level } of clusters) {
    const last = runs.at(-1)
    if (last && last.font === font && last.level === level) last.text += text
    else runs.push({ text, font, level })
  }
  return runs
}

function widthOf(doc: PDFKit.PDFDocument, clusters: readonly Cluster[], size: number): number {
  return runsOf(clusters).reduce((sum, run) => {
    selectFont(doc, run.font)
    return sum + doc.fontSize(size).widthOfString(run.text, { features: wholeRun })
  }, 0)
}

/** Reverses sequences of runs from the highest level down to the lowest odd one (UAX 9, rule L2). */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start
      while ((order[end]?.level ?? 0) >= level) end++
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      if (end > start) start = end
    }
  return order
}

/** The text of a run as the font shapes it. Shaping reverses Arabic and Hebrew by itself, but not the marks between them. */
function glyphOrder({ text, level }: Run): string {
  if (level % 2 === 0) return text
  const characters = [...text].map(mirrored)
  return (isRightToLeft(text) ? characters : characters.reverse()).join('')
}
