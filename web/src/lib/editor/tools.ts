import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  MessageCircleQuestionMark,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Undo2,
} from 'lucide-react'

/** The buttons of the toolbar. */
export type ToolName =
  | ('heading' | 'subheading' | 'smallHeading' | 'bold' | 'italic' | 'strike' | 'code' | 'link' | 'list')
  | ('numberedList' | 'indent' | 'outdent' | 'quote' | 'question' | 'picture' | 'divider' | 'undo' | 'redo')

interface Tool {
  Icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether the selection has this formatting; null where nothing can be switched on. */
  isActive: ((editor: Editor) => boolean) | null
}

const mark = (Icon: LucideIcon, name: string): Tool => ({
  Icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
})

const heading = (Icon: LucideIcon, level: 1 | 2 | 3): Tool => ({
  Icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
})

// the dialogs of these are the toolbar's
const inDialog = (): void => undefined

/** The buttons, in their order on screen. */
export const tools: Record<ToolName, Tool> = {
  heading: heading(Heading1, 1),
  subheading: heading(Heading2, 2),
  smallHeading: heading(Heading3, 3),
  bold: mark(Bold, 'bold'),
  italic: mark(Italic, 'italic'),
  strike: mark(Strikethrough, 'strike'),
  code: mark(Code, 'code'),
  link: { Icon: Link, run: inDialog, isActive: (editor) => editor.isActive('link') },
  list: {
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  numberedList: {
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  indent: {
    Icon: IndentIncrease,
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    isActive: null,
  },
  outdent: {
    Icon: IndentDecrease,
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    isActive: null,
  },
  quote: {
    Icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  question: { Icon: MessageCircleQuestionMark, run: insertQuestion, isActive: null },
  picture: { Icon: ImagePlus, run: inDialog, isActive: (editor) => editor.isActive('picture') },
  divider: { Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run(), isActive: null },
  undo: { Icon: Undo2, run: (editor) => editor.chain().focus().undo().run(), isActive: null },
  redo: { Icon: Redo2, run: (editor) => editor.chain().focus().redo().run(), isActive: null },
}

/** Inserts a question with an empty answer, and places the cursor in the question. */
function insertQuestion(editor: Editor): void {
  const { $from } = editor.state.selection
  const isEmptyLine = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0 && $from.depth === 1
  const behind = $from.depth === 0 ? $from.pos : $from.after(1)
  const at = isEmptyLine ? $from.before(1) : behind
  const toggle = { type: 'toggle', content: [{ type: 'toggleTitle' }, { type: 'paragraph' }] }
  editor
    .chain()
    .focus()
    .insertContentAt(isEmptyLine ? { from: at, to: at + 2 } : at, toggle)
    .setTextSelection(at + 2)
    .scrollIntoView()
    .run()
}
