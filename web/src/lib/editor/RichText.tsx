import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldControl } from '../../ui/field-context.ts'
import { showToast } from '../../ui/toasts.ts'
import { createEditor, maxPastedLength, replaceContent } from './create-editor.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { TextLinkDialog } from './TextLinkDialog.tsx'
import { Toolbar } from './Toolbar.tsx'
import '../../ui/editor.css'

interface Props {
  /** The event whose pictures the text may have; absent: it has none. */
  eventId?: string
  /** The language of the text. */
  language: string
  /** The name of the control. */
  label: string
  /** The blocks as JSON; empty for none. */
  value: string
  onChange: (value: string) => void
}

type Open = { dialog: 'link' } | { dialog: 'picture'; file?: File }

/** The editor of a text in one language, with its toolbar. */
export function RichText({ eventId, language, label, value, onChange }: Props) {
  const t = useTranslations('descriptions')
  const { id, 'aria-invalid': invalid, 'aria-describedby': describedBy } = useFieldControl()
  const [open, setOpen] = useState<Open>()
  const toolbar = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.altKey && event.key === 'F10') toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setOpen({ dialog: 'link' })
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const { host, editor } = useEditor({
    value,
    onChange,
    onKey,
    onPicture: (file) => eventId !== undefined && setOpen({ dialog: 'picture', file }),
    onTooLong: () => showToast(t('pasteTooLong', { limit: maxPastedLength }), { tone: 'danger' }),
    onPicturesLost: (count) => showToast(t(eventId === undefined ? 'picturesLost' : 'picturesToInsert', { count })),
    attributes: {
      ...(id && { id }),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang: language,
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  })
  const close = () => {
    setOpen(undefined)
    editor?.commands.focus()
  }
  return (
    <div className="field-box overflow-clip">
      {editor && (
        <Toolbar
          ref={toolbar}
          editor={editor}
          onLink={() => setOpen({ dialog: 'link' })}
          {...(eventId !== undefined && { onPicture: () => setOpen({ dialog: 'picture' }) })}
        />
      )}
      <div ref={host} />
      {editor && dialogOf(open, { editor, eventId, onClose: close })}
    </div>
  )
}

function dialogOf(
  open: Open | undefined,
  { eventId, ...props }: { editor: Editor; eventId: string | undefined; onClose: () => void },
): ReactNode {
  if (!open) return null
  if (open.dialog === 'link') return <TextLinkDialog {...props} />
  if (eventId === undefined) return null
  return <PictureDialog {...props} eventId={eventId} {...(open.file && { file: open.file })} />
}

type EditorOptions = Omit<Parameters<typeof createEditor>[0], 'element' | 'attributes'> & {
  attributes: Record<string, string>
}

/** Keeps one editor for as long as the component is on screen; the options may change with each render. */
function useEditor(options: EditorOptions) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(options)
  latest.current = options
  const shown = useRef(options.value)
  useEffect(() => {
    if (!host.current) return
    const created = createEditor({
      element: host.current,
      value: latest.current.value,
      attributes: () => latest.current.attributes,
      onChange: (value) => {
        shown.current = value
        latest.current.onChange(value)
      },
      onPicture: (file) => latest.current.onPicture(file),
      onTooLong: () => latest.current.onTooLong(),
      onPicturesLost: (count) => latest.current.onPicturesLost(count),
      onKey: (event) => latest.current.onKey(event),
    })
    shown.current = latest.current.value
    setEditor(created)
    return () => created.destroy()
  }, [])
  useEffect(() => {
    if (!editor || options.value === shown.current) return
    shown.current = options.value
    replaceContent(editor, options.value)
  }, [editor, options.value])
  // the attributes are read with each change of the document only
  const attributes = JSON.stringify(options.attributes)
  useEffect(() => {
    if (editor && attributes) editor.view.setProps({})
  }, [editor, attributes])
  return { host, editor }
}
