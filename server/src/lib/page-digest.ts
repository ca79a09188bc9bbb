import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'

/** The part of a page that Foyer compares between two checks. */
export interface PageDigest {
  title?: string
  /** The hash of its text; without HTML, of its bytes. */
  hash: string
}

/**
 * Hashes a page while it arrives, so that no page is held in memory.
 * @param contentType of the response
 */
export async function digestOf(chunks: AsyncIterable<Buffer>, contentType: string): Promise<PageDigest> {
  const hash = createHash('sha256')
  if (!/html/i.test(contentType)) {
    for await (const piece of chunks) hash.update(piece)
    return { hash: hash.digest('base64url') }
  }
  const text = decoderOf(contentType)
  let title = ''
  // without white space: it is all that can depend on the boundaries of the chunks
  const read = readHtml((part, isTitle) => {
    if (!isTitle) hash.update(part.replace(/\s+/g, ''))
    else if (title.length < 1000) title += part
  })
  for await (const piece of chunks) read(text.decode(piece, { stream: true }))
  read(text.decode())
  const cleaned = cleanTitle(title)
  return { hash: hash.digest('base64url'), ...(cleaned && { title: cleaned }) }
}

function decoderOf(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/**
 * Elements without visible text. Their content can change with every request (counters, tokens) though the page does
 * not.
 */
const skippedElements = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe'])

/** The length of a tag's beginning, in characters, that surely contains its name. */
const maxTagLength = 64

/**
 * Extracts the text of a page that arrives in chunks. Reads every character a fixed number of times and holds few, so
 * no page can take long, whatever its content and its chunks.
 */
function readHtml(onText: (text: string, isTitle: boolean) => void): (piece: string) => void {
  let rest = ''
  /** The ends to skip to, in sequence: of a comment, a tag, or the content of an element. */
  let skipTo: string[] = []
  let isTitle = false
  let titleIsRead = false

  function skip(end: string): boolean {
    const at = rest.search(new RegExp(end, 'i'))
    // the chunk may contain only a part of the end
    rest = at === -1 ? rest.slice(-end.length) : rest.slice(end.endsWith('>') ? at + end.length : at)
    if (at !== -1) skipTo = skipTo.slice(1)
    return at !== -1
  }

  function tag(): boolean {
    if (rest.startsWith('<!--')) {
      skipTo = ['-->']
      rest = rest.slice(4)
      return true
    }
    if (rest.length < maxTagLength && !rest.includes('>')) return false
    const [, close = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(rest.slice(0, maxTagLength).toLowerCase()) ?? []
    skipTo = !close && skippedElements.has(name) ? ['>', `</${name}`] : ['>']
    if (name === 'title') {
      isTitle = !close && !titleIsRead
      titleIsRead ||= Boolean(close)
    }
    return true
  }

  function step(): boolean {
    const [end] = skipTo
    if (end) return skip(end)
    const at = rest.indexOf('<')
    onText(at === -1 ? rest : rest.slice(0, at), isTitle)
    rest = at === -1 ? '' : rest.slice(at)
    // '<!-' may become a comment with the next chunk
    return rest.length > 3 && tag()
  }

  return (piece) => {
    rest += piece
    while (rest && step());
  }
}

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  laquo: '«',
  raquo: '»',
}

/** Cleans a title for display: one line, no invisible characters, at most 200 characters. */
function cleanTitle(title: string): string {
  const text = title.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (whole, name: string) => {
    const code =
      name.startsWith('#x') || name.startsWith('#X') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (name.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return namedEntities[name] ?? whole
  })
  // control characters, bidirectional marks, and lone surrogates
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ').trim()].slice(0, 200).join('')
}
