import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { showToast } from '../../ui/toasts.ts'

/** Ignores a payment, with a way back; or opens an ignored one again. */
export function useIgnore() {
  const t = useTranslations('bankStatements')
  const words = useErrorWords()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, ignored }: { id: string; ignored: boolean }) =>
      call('PATCH /bank-lines/{id}', { params: { id }, body: { ignored } }),
    onSuccess: (_, { id, ignored }) => {
      if (ignored) showToast(t('ignored'), { action: { label: t('undo'), onAction: () => reopen(id) } })
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const reopen = (id: string) => mutate({ id, ignored: false })
  return { ignore: (id: string) => mutate({ id, ignored: true }), reopen, pending: isPending }
}
