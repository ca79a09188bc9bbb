/** An element of an XML document: its name, its attributes, and its text or its children. */
export interface XmlElement {
  name: string
  attributes?: Record<string, string>
  content: string | readonly XmlElement[]
}

/** An element with children; those that are undefined are omitted. */
export const element = (name: string, ...children: readonly (XmlElement | XmlElement[] | undefined)[]): XmlElement => ({
  name,
  content: children.flatMap((child) => child ?? []),
})

/** An element with a text. @returns undefined without a text, so that optional elements are omitted */
export const textElement = (
  name: string,
  text: string | undefined,
  attributes: Record<string, string> = {},
): XmlElement | undefined => (text === undefined || text === '' ? undefined : { name, attributes, content: text })

/** Writes an XML document. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`

function write({ name, attributes = {}, content }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(write).join('')
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** Escapes a text for XML 1.0, and removes the characters that it cannot contain. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows no other control characters than tab and line breaks
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
