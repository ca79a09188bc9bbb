/** A file to send as a download or with a mail. */
export interface NamedFile {
  /** The file name with its extension, as people see it. */
  name: string
  /** The media type. */
  type: string
  content: Buffer
}

/**
 * Turns a text into a file name that every system accepts: one line, no path separators, no leading dot, at most 120
 * characters and the extension.
 * @param extension without the dot, such as `pdf`
 */
export function fileName(text: string, extension: string): string {
  const plain = text
    .normalize('NFC')
    // control characters, bidirectional marks, and characters that some system forbids in file names
    .replace(/[\p{C}\u2028\u2029"*/:<>?\\|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = [...plain]
    .slice(0, 120)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short || 'file'}.${extension}`
}

/** Answers with a file to download. No cache may store it. */
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

/** Answers with a file to download that is sent while it is made. No cache may store it. */
export const streamedDownload = ({ name, type }: Omit<NamedFile, 'content'>, body: ReadableStream): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': disposition(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

// `filename` is for clients that know only ASCII; `filename*` has all characters (RFC 6266, RFC 8187).
function disposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
