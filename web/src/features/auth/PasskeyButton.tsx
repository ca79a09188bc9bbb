import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { hasPasskeys, wasDismissed } from '../../lib/passkey.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  label: string
  /** Lets the reader choose a passkey and sends its proof. */
  send: () => Promise<unknown>
  /** The page is about to change. */
  done?: boolean
}

/** Another way in, below a form that asks for a password. Absent in browsers without passkeys. */
export function PasskeyButton({ label, send, done = false }: Props) {
  const t = useTranslations('accounts.passkey')
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send().catch((thrown: unknown) => {
        if (!wasDismissed(thrown)) throw thrown
      }),
  })
  if (!hasPasskeys()) return null
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-secondary before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {error && (
        <p role="alert" className="text-pretty text-danger-fg">
          {words.of(error)}
        </p>
      )}
      <Button
        className="w-full"
        icon={<KeyRound aria-hidden="true" size={18} />}
        pending={isPending || done}
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </div>
  )
}
