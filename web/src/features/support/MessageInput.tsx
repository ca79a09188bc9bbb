import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../ui/TextArea.tsx'

/** A text area with a counter; inside a Field. */
export function MessageInput({ limit, ...input }: ComponentProps<typeof TextArea> & { limit: number }) {
  const t = useTranslations('support')
  return (
    <TextArea
      {...input}
      className="min-h-40"
      counter={{ limit, text: (left) => (left < 0 ? t('over', { over: -left }) : t('left', { left })) }}
    />
  )
}
