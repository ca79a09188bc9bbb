/**
 * Prepares pasted HTML for the editor, which drops everything that a description cannot contain when it reads it.
 * @param html as it was pasted. It is parsed in a document of its own, where nothing runs or loads
 */
export const cleanPasted = (html: string): string => withLists(withoutHandlers(html))

/** How many pictures of pasted HTML the editor drops: those that were not uploaded for a description. */
export const countLostPictures = (html: string): number =>
  /<img\b/i.test(html)
    ? new DOMParser().parseFromString(withoutHandlers(html), 'text/html').querySelectorAll('img:not([data-hash])')
        .length
    : 0

// They would not run, but the browser reports each one: two megabytes of them would take seconds
const withoutHandlers = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi, ''))

/** Turns the lists of Word into lists: it writes them as paragraphs that begin with a bullet or a number. */
function withLists(html: string): string {
  if (!html.includes('mso-list')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // not `paragraph`: the build drops calls on that name as without effect (`manualPureFunctions`)
  for (const bullet of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const marker = bullet.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    if (!marker) continue
    const tag = /^\s*[\dA-Za-z]{1,5}[.)]/.test(marker.textContent) ? 'ol' : 'ul'
    marker.remove()
    const item = body.ownerDocument.createElement('li')
    item.append(...bullet.childNodes)
    listFor(bullet, tag, levelOf(bullet)).append(item)
    bullet.remove()
  }
  return body.innerHTML
}

const levelOf = (bullet: HTMLElement) => Number(/level(\d)/.exec(bullet.getAttribute('style') ?? '')?.[1] ?? 1)

/** The list that the bullet continues, or a new one in front of it. */
function listFor(bullet: HTMLElement, tag: 'ol' | 'ul', level: number): Element {
  let list: Element | null = bullet.previousElementSibling
  if (!list?.matches('[data-word-list]')) {
    list = newList(bullet, tag)
    bullet.before(list)
  }
  for (let at = 1; at < level; at++) {
    const item: Element | null = list.lastElementChild
    if (!item) break
    const last: Element | null = item.lastElementChild
    const inner: Element = last?.matches('[data-word-list]') ? last : newList(bullet, tag)
    if (inner !== last) item.append(inner)
    list = inner
  }
  return list
}

function newList(bullet: HTMLElement, tag: 'ol' | 'ul'): Element {
  const list = bullet.ownerDocument.createElement(tag)
  list.setAttribute('data-word-list', '')
  return list
}
