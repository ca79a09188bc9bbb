/** Formats HTML for comparison: one tag per line, and sequential numbers for the ids of blocks. */
export function readable(html: string): string {
  const ids = new Map<string, number>()
  const numbered = (id: string) => {
    ids.set(id, ids.get(id) ?? ids.size + 1)
    return `_${ids.get(id)}`
  }
  return html.replaceAll(/(?<=\bb?)[0-9a-f]{32}(?![0-9a-f])/g, numbered).replaceAll(/(?<=>)(?=<(?!\/))/g, '\n')
}
