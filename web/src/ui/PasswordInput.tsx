import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

type Props = Omit<TextInputProps, 'type'> & { showLabel: string; hideLabel: string }

/** A password input that can be shown. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={classNames('relative', className)}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className="pe-11"
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        icon={<Icon aria-hidden="true" size={18} />}
        size="small"
        className="absolute! inset-y-0 end-0 text-ink-secondary!"
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}
