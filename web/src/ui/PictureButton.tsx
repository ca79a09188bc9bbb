import { ImageUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { FieldError } from './FieldError.tsx'

interface Props {
  label: string
  hint: string
  error: string | undefined
  pending: boolean
  onChoose: (file: File) => void
}

/** Chooses a picture from the device. The same file can be chosen again after an error. */
export function PictureButton({ label, hint, error, pending, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        icon={<ImageUp aria-hidden="true" size={16} />}
        pending={pending}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p id={`${id}-hint`} className="text-sm text-ink-secondary">
        {hint}
      </p>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </div>
  )
}
