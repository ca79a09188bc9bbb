import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import type { InlineEdit } from './use-inline-edit.ts'

interface Props {
  edit: Pick<InlineEdit, 'button' | 'open'>
  /** The accessible names, with that of the item. */
  editLabel: string
  deleteLabel: string
  onDelete: () => void
  /** Why it cannot be deleted. */
  keptReason?: string | undefined
  /** Buttons between the two. */
  children?: ReactNode
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const
const appearance = { variant: 'plain', size: 'small' } as const

/** The buttons below an item of a list that is edited in its place. */
export function EditAndDelete({ edit, editLabel, deleteLabel, onDelete, keptReason, children }: Props) {
  const t = useTranslations('common')
  return (
    <>
      <Button {...appearance} ref={edit.button} icon={<Pencil {...icon} />} aria-label={editLabel} onClick={edit.open}>
        {t('edit')}
      </Button>
      {children}
      <Button
        {...appearance}
        icon={<Trash2 {...icon} />}
        aria-label={deleteLabel}
        onClick={onDelete}
        disabledReason={keptReason}
      >
        {t('delete')}
      </Button>
    </>
  )
}
