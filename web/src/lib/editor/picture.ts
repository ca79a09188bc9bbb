import type { JSONContent } from '@tiptap/core'
import { Node } from '@tiptap/core'
import { pictureUrl } from '../picture-url.ts'

/** An uploaded picture. Pictures of other sites are dropped when they are pasted. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    hash: { default: null },
    type: { default: null },
    width: { default: null },
    height: { default: null },
    /** Empty for a decoration. */
    alt: { default: '' },
    /** The text below the picture, as the content of a paragraph. */
    caption: { default: [] },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-hash]',
      getAttrs: (element) => ({
        hash: element.dataset['hash'],
        type: element.dataset['type'],
        width: Number(element.getAttribute('width')),
        height: Number(element.getAttribute('height')),
        alt: element.getAttribute('alt') ?? '',
        caption: captionOf(element.dataset['caption'] ?? ''),
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    {
      src: pictureUrl(attrs['hash'], 960),
      width: attrs['width'],
      height: attrs['height'],
      alt: attrs['alt'],
      'data-hash': attrs['hash'],
      'data-type': attrs['type'],
      'data-caption': captionTextOf(attrs['caption']),
    },
  ],
})

/** A caption of unformatted text. */
export const captionOf = (text: string): JSONContent[] => (text === '' ? [] : [{ type: 'text', text }])

/** A caption without its formatting, in one line. */
export const captionTextOf = (caption: readonly JSONContent[] = []): string =>
  caption.map(({ text = ' ' }) => text).join('')
