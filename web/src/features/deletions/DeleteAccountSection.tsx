import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { forgetTeam } from '../../lib/team.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

/** Downloads what is stored about the account. */
export function ExportSection() {
  const t = useTranslations('deletions.export')
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    // not a link: a sign-in that is too old asks for the password first
    mutationFn: async () => {
      const data: unknown = await call('GET /me/export')
      saveFile('foyer-account.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    },
  })
  return (
    <Section title={t('title')} description={t('lead')}>
      <Button pending={isPending} onClick={() => mutate()}>
        {t('button')}
      </Button>
      <p role="alert" className="mt-3 font-medium text-danger-fg empty:hidden">
        {error && words.of(error)}
      </p>
    </Section>
  )
}

/** Deletes the account, or says what stands in the way. */
export function DeleteAccountSection() {
  const t = useTranslations('deletions.account')
  const { data: found } = useQuery(read('GET /me/deletion'))
  const [isAsking, setAsking] = useState(false)
  if (!found) return null
  const isPossible = !found.operator && found.teams.every(({ outcome }) => outcome === 'left' || outcome === 'deleted')
  return (
    <Section title={t('title')} description={t('lead')}>
      {found.operator && <p className="text-pretty">{t('operator')}</p>}
      {!found.operator && (
        <dl className="mb-5 grid gap-3">
          {found.teams.map(({ id, name, outcome }) => (
            <div key={id}>
              <dt className="font-medium wrap-anywhere">{name}</dt>
              <dd className="text-pretty text-ink-secondary">{t(`outcome.${outcome}`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isPossible && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('button')}
        </Button>
      )}
      {isAsking && <AskToDelete onClose={() => setAsking(false)} />}
    </Section>
  )
}

function AskToDelete({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deletions.account')
  const paths = usePaths()
  const remove = async () => {
    await call('DELETE /me')
    forgetTeam()
    // a new page, so that nothing of the account stays in memory
    window.location.assign(paths.signIn())
  }
  return (
    <RemoveDialog
      title={t('ask')}
      confirmLabel={t('confirm')}
      removedText={t('title')}
      remove={remove}
      onClose={onClose}
      onRemoved={() => undefined}
    >
      <p className="text-pretty">{t('final')}</p>
    </RemoveDialog>
  )
}
