import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

interface Props {
  onEnabled: (codes: string[]) => void
  onClose: () => void
}

/** Shows the key of a new authenticator and takes the code that confirms it. */
export function SetUpAuthenticator({ onEnabled, onClose }: Props) {
  const t = useTranslations('twoFactor.scan')
  const common = useTranslations('common')
  const words = useErrorWords()
  // Not a query: it would be asked again after every save, and the key on screen would be another one.
  const { data, error, mutate } = useMutation({ mutationFn: () => call('POST /me/two-factor/secret') })
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) mutate()
    begun.current = true
  }, [mutate])
  return (
    <Dialog title={t('title')} closeLabel={common('close')} onClose={onClose}>
      {error && <p role="alert">{words.of(error)}</p>}
      {data ? (
        <>
          <p className="text-pretty">{t('lead')}</p>
          <QrCode text={data.uri} label={t('alt')} />
          <p className="mb-2 text-ink-secondary">{t('key')}</p>
          <div className="mb-6 flex flex-wrap items-center gap-3">
            <code className="min-w-0 font-mono wrap-anywhere">{data.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={data.secret} label={t('copy')} copiedLabel={t('copied')} />
          </div>
          <Confirmation onEnabled={onEnabled} />
        </>
      ) : (
        !error && (
          <Loading label={common('loading')}>
            <Skeleton className="w-64" />
          </Loading>
        )
      )}
    </Dialog>
  )
}

function Confirmation({ onEnabled }: Pick<Props, 'onEnabled'>) {
  const t = useTranslations('twoFactor.scan')
  const errors = useTranslations('common.formErrors')
  const form = useApiForm({
    defaultValues: { code: '' },
    schema: async () => (await import('@foyer/contract/two-factor')).AuthenticatorConfirmation,
    send: (body) => call('PUT /me/two-factor', { body }),
    onSaved: ({ codes }) => onEnabled(codes),
    errorTexts: { 'code.format': t('format'), 'code.required': t('format') },
    errorFields: { 'wrong-code': 'code' },
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary
        title={errors('heading', { count: form.summary.length })}
        errors={form.summary}
        attempt={form.attempt}
      />
      <Field label={t('code')} hint={t('hint')} {...form.field('code')}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...form.input('code')} />
      </Field>
      <Button type="submit" variant="primary" className="mt-5 w-full" pending={form.pending}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** Dark on white in both themes: many cameras do not read the reverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="mx-auto my-5 w-full max-w-56">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
