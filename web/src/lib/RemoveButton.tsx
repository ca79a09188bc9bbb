import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { focusHeadingAround } from './focus-heading.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

interface Props {
  /** The label of the button, and of the button that confirms. */
  label: string
  title: string
  removedText: string
  remove: () => Promise<unknown>
  /** The text of the question. */
  children: ReactNode
}

/** The button that removes the data of a section after a question. It disappears with that data. */
export function RemoveButton({ label, title, removedText, remove, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="plain" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={title}
          confirmLabel={label}
          removedText={removedText}
          remove={remove}
          onClose={() => setAsking(false)}
          onRemoved={() => focusHeadingAround(button.current)}
        >
          <p>{children}</p>
        </RemoveDialog>
      )}
    </>
  )
}
