import { Mark } from '@tiptap/core'

/** A link. Addresses that a description may not link to lose their link, not their text. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (linkAddress(element.getAttribute('href') ?? '') ? null : false) },
  ],
  // no `href`: a click places the cursor and must not leave the page
  renderHTML: ({ mark }) => ['a', { title: mark.attrs['href'] }, 0],
})

/**
 * Completes what was typed as an address: `example.com` and `name@example.com` get their scheme.
 * @returns undefined for what is no address to link to
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(text)) return URL.canParse(text) ? text : undefined
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (!/^[^\s/:@]+\.[^\s/:@]{2,}([/?#:]\S*)?$/.test(text)) return undefined
  return URL.canParse(`https://${text}`) ? `https://${text}` : undefined
}
