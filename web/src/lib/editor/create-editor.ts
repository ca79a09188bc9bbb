import type { ContentBlock } from '@foyer/contract/content'
import { Editor } from '@tiptap/core'
import { blocksOf } from './blocks-of.ts'
import { cleanPasted, countLostPictures } from './clean-pasted.ts'
import { documentOf } from './document-of.ts'
import { extensions } from './extensions.ts'

interface Options {
  element: HTMLElement
  /** The blocks as JSON; empty for none. */
  value: string
  attributes: () => Record<string, string>
  onChange: (value: string) => void
  /** A picture that was pasted or dropped. */
  onPicture: (file: File) => void
  /** Pasted text that is longer than a description may be; it is not inserted. */
  onTooLong: () => void
  /** The text was inserted without this number of pictures, which it had when it was pasted or dropped. */
  onPicturesLost: (count: number) => void
  onKey: (event: KeyboardEvent) => boolean
}

/** The longest text that can be pasted, in characters: that of a whole description. */
export const maxPastedLength = 100_000

/** Creates the editor of a description. Its document is a description's at any time: it holds nothing else. */
export function createEditor({ element, value, onChange, onPicture, ...options }: Options): Editor {
  const reportLost = (data: DataTransfer | null) => {
    const lost = countLostPictures(data?.getData('text/html') ?? '')
    if (lost > 0) options.onPicturesLost(lost)
  }
  return new Editor({
    element,
    // the styles are in editor.css: the security policy allows none in the page
    injectCSS: false,
    extensions,
    content: documentFrom(value),
    editorProps: {
      attributes: options.attributes,
      transformPastedHTML: cleanPasted,
      handleKeyDown: (_, event) => options.onKey(event),
      handlePaste: (_, { clipboardData }, slice) => {
        const picture = pictureIn(clipboardData)
        if (picture) onPicture(picture)
        const isTooLong = slice.content.size > maxPastedLength
        if (isTooLong) options.onTooLong()
        else reportLost(clipboardData)
        return isTooLong || picture !== undefined
      },
      handleDrop: (_, { dataTransfer }) => {
        const picture = pictureIn(dataTransfer)
        if (picture) onPicture(picture)
        reportLost(dataTransfer)
        return picture !== undefined
      },
    },
    onUpdate: ({ editor }) => onChange(jsonOf(editor)),
  })
}

/** Replaces what is in the editor, as when the form is reset. */
export const replaceContent = (editor: Editor, value: string): void =>
  void editor.commands.setContent(documentFrom(value), { emitUpdate: false })

function jsonOf(editor: Editor): string {
  const blocks = blocksOf(editor.getJSON())
  return blocks.length > 0 ? JSON.stringify(blocks) : ''
}

// `as`: a form value is JSON of the contract's blocks, or empty
const documentFrom = (value: string) => documentOf(value === '' ? [] : (JSON.parse(value) as ContentBlock[]))

/** A copied cell of a spreadsheet is a picture and text: then the text counts. */
function pictureIn(data: DataTransfer | null): File | undefined {
  if (!data || data.types.includes('text/html')) return undefined
  return [...data.files].find(({ type }) => type.startsWith('image/'))
}
