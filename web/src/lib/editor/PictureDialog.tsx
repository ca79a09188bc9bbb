import type { Picture } from '@foyer/contract/files'
import { useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useFieldControl } from '../../ui/field-context.ts'
import { focusField } from '../../ui/focus-field.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { call } from '../api.ts'
import { usePictureError } from '../use-picture-error.ts'
import { captionOf, captionTextOf } from './picture.ts'

interface Props {
  editor: Editor
  eventId: string
  /** A picture that was pasted or dropped. */
  file?: File
  onClose: () => void
}

const fieldIds = { file: 'description-picture', alt: 'description-picture-alt' } as const

/** Uploads a picture and inserts it, or edits the texts of the selected one. */
export function PictureDialog({ editor, eventId, file: given, onClose }: Props) {
  const t = useTranslations('descriptions.picture')
  const common = useTranslations('common')
  const errorOf = usePictureError()
  const selected = !given && editor.isActive('picture') ? editor.getAttributes('picture') : undefined
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState(String(selected?.['alt'] ?? ''))
  const [isDecoration, setDecoration] = useState(selected !== undefined && selected['alt'] === '')
  const captionBefore = captionTextOf(selected?.['caption'])
  const [caption, setCaption] = useState(captionBefore)
  const [missing, setMissing] = useState<keyof typeof fieldIds>()
  const upload = useMutation({
    mutationFn: (picture: File) => call('POST /events/{id}/pictures', { params: { id: eventId }, upload: picture }),
    onSuccess: (picture: Picture) => {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { ...picture, ...texts() } })
        .run()
      onClose()
    },
  })
  const altText = isDecoration ? '' : alt.trim()
  // a caption that stays as it is keeps its formatting
  const texts = () => ({ alt: altText, ...(caption !== captionBefore && { caption: captionOf(caption.trim()) }) })
  const save = () => {
    const lacksAlt = !isDecoration && altText === '' ? 'alt' : undefined
    const lacks = !selected && !file ? 'file' : lacksAlt
    setMissing(lacks)
    if (lacks) return focusField(fieldIds[lacks])
    if (file) return upload.mutate(file)
    editor.chain().focus().updateAttributes('picture', texts()).run()
    onClose()
  }
  return createPortal(
    <Dialog
      title={t(selected ? 'edit' : 'title')}
      closeLabel={common('close')}
      onClose={onClose}
      error={upload.error && errorOf(upload.error)}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={upload.isPending} onClick={save}>
            {t(selected ? 'save' : 'insert')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {!selected && (
          <FileField
            file={file}
            error={missing === 'file'}
            onChoose={(chosen) => {
              upload.reset()
              setFile(chosen)
            }}
          />
        )}
        <Field id={fieldIds.alt} label={t('alt')} hint={t('altHint')} error={missing === 'alt' && t('altMissing')}>
          <TextLine disabled={isDecoration} value={isDecoration ? '' : alt} onChange={setAlt} onEnter={save} />
        </Field>
        <Checkbox
          label={t('decoration')}
          checked={isDecoration}
          onChange={(event) => setDecoration(event.target.checked)}
        />
        <Field label={t('caption')} hint={t('captionHint')} mark={common('optional')}>
          <TextLine value={caption} onChange={setCaption} onEnter={save} />
        </Field>
      </div>
    </Dialog>,
    document.body,
  )
}

interface TextLineProps {
  value: string
  disabled?: boolean
  onChange: (value: string) => void
  onEnter: () => void
}

const TextLine = ({ onChange, onEnter, ...input }: TextLineProps) => (
  <TextInput
    {...input}
    maxLength={300}
    autoComplete="off"
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => saveOnEnter(event, onEnter)}
  />
)

interface FileFieldProps {
  file: File | undefined
  error: boolean
  onChoose: (file: File | undefined) => void
}

/** Chooses a file. The browser's own control would speak the browser's language, not the reader's. */
function FileField({ file, error, onChoose }: FileFieldProps) {
  const t = useTranslations('descriptions.picture')
  return (
    <Field id={fieldIds.file} label={t('file')} hint={t('fileHint')} error={error && t('fileMissing')}>
      <div className="flex flex-wrap items-center gap-3">
        <FileInput onChoose={onChoose} />
        <span aria-live="polite" className="min-w-0 wrap-anywhere">
          {file?.name ?? t('noFile')}
        </span>
      </div>
    </Field>
  )
}

function FileInput({ onChoose }: Pick<FileFieldProps, 'onChoose'>) {
  const t = useTranslations('descriptions.picture')
  return (
    <span className="relative inline-flex rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span aria-hidden="true" className={buttonStyle()}>
        {t('choose')}
      </span>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="absolute inset-0 cursor-pointer opacity-0"
        {...useFieldControl()}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
    </span>
  )
}

function saveOnEnter(event: KeyboardEvent, save: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  // the form around the editor must not be sent
  event.stopPropagation()
  save()
}
