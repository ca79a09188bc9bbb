/** A file to be sent: in an answer, or with a mail. */
export interface NamedFile {
  /** As people see it, with its ending. */
  name: string
  /** A media type. */
  type: string
  content: Buffer
}

/**
 * A name every system takes: one line, no separators of folders, nothing hidden, no longer than 120 characters.
 * @param ending `pdf`
 */
export function fileName(text: string, ending: string): string {
  const plain = text
    .normalize('NFC')
    // control characters, marks that turn the direction of writing, and what a file's name may not hold somewhere
    .replace(/[\p{C}\u2028\u2029"*/:<>?\\|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = [...plain]
    .slice(0, 120)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short || 'file'}.${ending}`
}

/** An answer that is kept as a file, and nowhere on the way. */
export const download = ({ name, type, content }: NamedFile): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-length': String(content.byteLength),
      'content-disposition': disposition(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

// The first name is for readers that know only ASCII; the second one holds them all (RFC 6266, RFC 8187).
function disposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
