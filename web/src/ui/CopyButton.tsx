import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy-text.ts'

type Props = {
  text: string
  label: string
  copiedLabel: string
  size?: 'normal' | 'small'
}

/** Copies a text and confirms it. */
export function CopyButton({ text, label, copiedLabel, size = 'small' }: Props) {
  const [copied, setCopied] = useState(false)
  return (
    <Button
      size={size}
      icon={copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
      onClick={({ currentTarget }) => void copyText(text, currentTarget).then(setCopied)}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  )
}
