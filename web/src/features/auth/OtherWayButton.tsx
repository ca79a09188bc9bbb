import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorWords } from '../../lib/errors.ts'
import { wasDismissed } from '../../lib/passkey.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  label: string
  icon: ReactNode
  send: () => Promise<unknown>
  /** The page is about to change. */
  done?: boolean
}

/** A way to sign in without the form. Says why it failed, unless the reader has closed the browser's dialog. */
export function OtherWayButton({ label, icon, send, done = false }: Props) {
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send().catch((thrown: unknown) => {
        if (!wasDismissed(thrown)) throw thrown
      }),
  })
  return (
    <>
      {error && (
        <p role="alert" className="text-pretty text-danger-fg">
          {words.of(error)}
        </p>
      )}
      <Button changesNothing className="w-full" icon={icon} pending={isPending || done} onClick={() => mutate()}>
        {label}
      </Button>
    </>
  )
}
