type Signature = [type: string, at: number, bytes: string]

// The signature of each type, as text of one byte per character: developer.mozilla.org, Media type guide, and
// mimesniff.spec.whatwg.org
const signatures: Signature[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['application/pdf', 0, '%PDF-'],
  ['audio/mp4', 4, 'ftypM4A'],
  ['video/mp4', 4, 'ftyp'],
  ['video/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/flac', 0, 'fLaC'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/mpeg', 0, '\xff\xfb'],
  ['audio/mpeg', 0, '\xff\xf3'],
  ['audio/mpeg', 0, '\xff\xf2'],
]

/** The type of a file that is neither an image, audio, video nor a PDF. A browser downloads it and does not open it. */
export const unknownType = 'application/octet-stream'

/**
 * Detects the media type of a file by its first bytes; its name and the sender's content type are not trusted.
 * @param bytes the file, or at least its first 1,000 bytes
 */
export function fileType(bytes: Buffer): string {
  const head = bytes.subarray(0, 1000).toString('latin1')
  const found = signatures.find(([, at, begin]) => head.startsWith(begin, at))
  if (found) return found[0]
  // a comment ends at its first `-->`; an ambiguous pattern would backtrack without end
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    head,
  )
    ? 'image/svg+xml'
    : unknownType
}
