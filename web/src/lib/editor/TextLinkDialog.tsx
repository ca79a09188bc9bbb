import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { linkAddress } from './link.ts'

const fieldId = 'description-link'

/** Sets the link of the selected text, or removes it. */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations()
  const before: unknown = editor.getAttributes('link')['href']
  const [address, setAddress] = useState(typeof before === 'string' ? before : '')
  const [failed, setFailed] = useState(false)
  const save = () => {
    const href = linkAddress(address)
    if (!href) {
      setFailed(true)
      return focusField(fieldId)
    }
    setLink(editor, href)
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return createPortal(
    <Dialog
      title={t('descriptions.link.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          {before !== undefined && before !== null && <Button onClick={remove}>{t('descriptions.link.remove')}</Button>}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('descriptions.link.save')}
          </Button>
        </>
      }
    >
      <Field
        id={fieldId}
        label={t('descriptions.link.address')}
        hint={t('descriptions.link.hint')}
        error={failed && linkAddress(address) === undefined && t('descriptions.link.error')}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            save()
          }}
        />
      </Field>
    </Dialog>,
    document.body,
  )
}

/** Links the selected text; without a selection the whole link around the cursor, or the address as new text. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (!editor.state.selection.empty || editor.isActive('link')) chain.setMark('link', { href }).run()
  else
    chain
      .insertContent([{ type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] }])
      .run()
}
