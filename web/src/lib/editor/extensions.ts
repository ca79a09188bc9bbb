import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { Link } from './link.ts'
import { Picture } from './picture.ts'
import { Toggle, ToggleTitle } from './toggle.ts'

/** The parts of a description, with the keys and the rules for typing and pasting them. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Strike,
  // as in Notion, code can have other formatting too
  Code.extend({ excludes: '' }),
  Link,
  Heading.configure({ levels: [1, 2, 3] }),
  Blockquote.extend({ content: 'paragraph+' }),
  HorizontalRule,
  // Ctrl with Enter saves the form
  HardBreak.extend({
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.setHardBreak() }
    },
  }),
  BulletList,
  OrderedList,
  // not Tab, which moves on to the next control
  ListItem.extend({
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        'Mod-]': () => this.editor.commands.sinkListItem(this.name),
        'Mod-[': () => this.editor.commands.liftListItem(this.name),
      }
    },
  }),
  ListKeymap,
  Toggle,
  ToggleTitle,
  Picture,
  UndoRedo,
  Dropcursor.configure({ class: 'drop-cursor', color: false }),
  Gapcursor,
  TrailingNode,
]
