import type { Me } from '@foyer/contract/me'
import { maxPasskeys } from '@foyer/contract/passkey-limits'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { createPasskey, hasPasskeys, isKnownHere, wasDismissed } from '../../lib/passkey.ts'
import { read } from '../../lib/query.ts'
import { useBrowserWords } from '../../lib/use-browser-words.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { PasskeyItem } from './PasskeyItem.tsx'

/** The list of passkeys, and the button that adds one. */
export function Passkeys({ me }: { me: Me }) {
  const t = useTranslations('passkeys')
  const { data: passkeys } = useSuspenseQuery(read('GET /me/passkeys'))
  const add = useAdd(me)
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="mb-5 text-ink-secondary">{t('none')}</p>
      ) : (
        <ul className="mb-5 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button
          icon={<Plus aria-hidden="true" size={18} />}
          pending={add.isPending}
          disabledReason={passkeys.length >= maxPasskeys ? t('tooMany', { limit: String(maxPasskeys) }) : undefined}
          onClick={() => add.mutate()}
        >
          {t('add')}
        </Button>
      ) : (
        <p className="text-ink-secondary">{t('unsupported')}</p>
      )}
    </>
  )
}

function useAdd(me: Me) {
  const t = useTranslations('passkeys')
  const words = useErrorWords()
  const browserWords = useBrowserWords()
  return useMutation({
    mutationFn: async () => {
      const created = await createPasskey(await call('POST /me/passkeys/options'), me)
      return await call('POST /me/passkeys', { body: { ...created, name: browserWords(navigator.userAgent) } })
    },
    onSuccess: () => showToast(t('added')),
    onError: (error) => {
      if (wasDismissed(error)) return
      const refused = error instanceof DOMException ? t(isKnownHere(error) ? 'known' : 'failed') : words.of(error)
      showToast(refused, { tone: 'danger' })
    },
  })
}
