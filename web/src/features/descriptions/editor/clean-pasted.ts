/**
 * Prepares pasted HTML for the editor, which drops everything that a description cannot contain when it reads it.
 * @param html as it was pasted. It is parsed in a document of its own, where nothing runs or loads
 */
export const cleanPasted = (html: string): string => withLists(withoutHandlers(html))

// They would not run, but the browser reports each one: two megabytes of them would take seconds
const withoutHandlers = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi, ''))

/** Turns the lists of Word into lists: it writes them as paragraphs that begin with a bullet or a number. */
function withLists(html: string): string {
  if (!html.includes('mso-list')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    if (!marker) continue
    const tag = /^\s*[\dA-Za-z]{1,5}[.)]/.test(marker.textContent) ? 'ol' : 'ul'
    marker.remove()
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    listFor(paragraph, tag, levelOf(paragraph)).append(item)
    paragraph.remove()
  }
  return body.innerHTML
}

const levelOf = (paragraph: HTMLElement) => Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)

/** The list that the paragraph continues, or a new one in front of it. */
function listFor(paragraph: HTMLElement, tag: 'ol' | 'ul', level: number): Element {
  let list: Element | null = paragraph.previousElementSibling
  if (!list?.matches('[data-word-list]')) {
    list = newList(paragraph, tag)
    paragraph.before(list)
  }
  for (let at = 1; at < level; at++) {
    const item: Element | null = list.lastElementChild
    if (!item) break
    const last: Element | null = item.lastElementChild
    const inner: Element = last?.matches('[data-word-list]') ? last : newList(paragraph, tag)
    if (inner !== last) item.append(inner)
    list = inner
  }
  return list
}

function newList(paragraph: HTMLElement, tag: 'ol' | 'ul'): Element {
  const list = paragraph.ownerDocument.createElement(tag)
  list.setAttribute('data-word-list', '')
  return list
}
