import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'

/** What of a page is compared from one look to the next. */
export interface PageDigest {
  title?: string
  /** Of its text; of what is no HTML, of its bytes. */
  hash: string
}

/**
 * Reads a page as it arrives and forgets it: however many are read at once, none is held in memory.
 * @param contentType of the answer
 */
export async function digestOf(pieces: AsyncIterable<Buffer>, contentType: string): Promise<PageDigest> {
  const hash = createHash('sha256')
  if (!/html/i.test(contentType)) {
    for await (const piece of pieces) hash.update(piece)
    return { hash: hash.digest('base64url') }
  }
  const text = decoderOf(contentType)
  let title = ''
  // without its white space, which is all that can differ by where the pieces were cut
  const read = readHtml((part, isTitle) => {
    if (!isTitle) hash.update(part.replace(/\s+/g, ''))
    else if (title.length < 1000) title += part
  })
  for await (const piece of pieces) read(text.decode(piece, { stream: true }))
  read(text.decode())
  const shown = shownTitle(title)
  return { hash: hash.digest('base64url'), ...(shown && { title: shown }) }
}

function decoderOf(contentType: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Elements whose content nobody reads: it changes with every visit (counters, tokens) without the page being another. */
const unread = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe'])

/** As much of a tag as is kept: its name is in it. */
const tagLength = 64

/**
 * Takes a page in pieces and hands on its text. Every character is looked at a fixed number of times and none is held
 * for long: no page, however it is made and cut, can take long.
 */
function readHtml(onText: (text: string, isTitle: boolean) => void): (piece: string) => void {
  let rest = ''
  /** What ends that which is skipped, one after the other: a comment, a tag, the content of an element. */
  let skipTo: string[] = []
  let isTitle = false
  let titleIsRead = false

  function skip(end: string): boolean {
    const at = rest.search(new RegExp(end, 'i'))
    // the end may have come in part
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
    if (rest.length < tagLength && !rest.includes('>')) return false
    const [, close = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(rest.slice(0, tagLength).toLowerCase()) ?? []
    skipTo = !close && unread.has(name) ? ['>', `</${name}`] : ['>']
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
    // '<!-' may become a comment with the next piece
    return rest.length > 3 && tag()
  }

  return (piece) => {
    rest += piece
    while (rest && step());
  }
}

const named: Record<string, string> = {
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

/** A title as it is shown: on one line, without what cannot be seen, not too long. */
function shownTitle(title: string): string {
  const text = title.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (whole, name: string) => {
    const code =
      name.startsWith('#x') || name.startsWith('#X') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (name.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return named[name] ?? whole
  })
  // control characters, marks that turn the direction around, and halves of characters
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ').trim()].slice(0, 200).join('')
}
