type Signature = [type: string, at: number, bytes: string]

// What files of each type begin with, as text of one byte per character: developer.mozilla.org, Media type guide, and
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

/** What is neither a picture, a sound, a film nor a PDF: a browser saves it and does nothing else with it. */
export const unknownType = 'application/octet-stream'

/**
 * The media type of a file, by what it begins with: neither its name nor what a server says about it is believed.
 * @param bytes its first 1,000 at least
 */
export function fileType(bytes: Buffer): string {
  const head = bytes.subarray(0, 1000).toString('latin1')
  const found = signatures.find(([, at, begin]) => head.startsWith(begin, at))
  if (found) return found[0]
  // a comment ends at its first end: what could be read in several ways would take for ever
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    head,
  )
    ? 'image/svg+xml'
    : unknownType
}
