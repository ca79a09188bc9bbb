import { Node } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** A question, the first line of a toggle. */
export const ToggleTitle = Node.create({
  name: 'toggleTitle',
  content: 'inline*',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }, { tag: 'p[data-question]', priority: 60 }],
  renderHTML: () => ['p', { 'data-question': '' }, 0],
  addKeyboardShortcuts() {
    return {
      // to the answer, instead of a second question
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        if (!empty || $from.parent.type.name !== 'toggleTitle') return false
        return editor.commands.command(({ tr, dispatch }) => {
          dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))).scrollIntoView())
          return true
        })
      },
      // at the start of the question: only its text and the answer stay
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== 'toggleTitle') return false
        return editor.commands.command(({ state, tr, dispatch }) => {
          const paragraph = state.schema.nodes['paragraph']
          const toggle = $from.node(-1)
          if (!paragraph) return false
          const at = $from.before(-1)
          const question = paragraph.create(null, $from.parent.content)
          const answer = toggle.content.cut($from.parent.nodeSize)
          tr.replaceWith(at, at + toggle.nodeSize, answer.addToStart(question))
          dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))))
          return true
        })
      },
    }
  },
})

/** A question and its answer. The editor shows both; on the page readers open the answer. */
export const Toggle = Node.create({
  name: 'toggle',
  group: 'block',
  content: 'toggleTitle block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }, { tag: 'div[data-toggle]' }],
  renderHTML: () => ['div', { 'data-toggle': '' }, 0],
})
