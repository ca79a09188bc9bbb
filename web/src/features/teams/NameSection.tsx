import { mayDo } from '@foyer/contract/access'
import type { Team } from '@foyer/contract/teams'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useTeamForm } from '../../lib/form/use-team-form.ts'
import { Load } from '../../lib/Load.tsx'
import { usePaths } from '../../lib/paths.ts'
import { read, session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { RowsLoading } from './RowsLoading.tsx'

const nameSchema = async () => (await import('@foyer/contract/teams')).TeamChanges.pick({ name: true }).required()

export function NameSection({ id }: { id: string }) {
  const t = useTranslations('teams.settings')
  return (
    <Section title={t('name')} description={<Lead id={id} />}>
      <Load fallback={<RowsLoading count={2} />}>
        <TeamName id={id} />
      </Load>
    </Section>
  )
}

function Lead({ id }: { id: string }) {
  const t = useTranslations('teams.settings')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const isCurrent = useTeam(me)?.id === id
  const link = (text: ReactNode) => (
    <Link to={paths.settings()} className={linkStyle}>
      {text}
    </Link>
  )
  return (
    <div className="grid gap-3">
      <p>{t('nameDescription')}</p>
      <p>{isCurrent ? t.rich('elsewhere', { link }) : t('elsewhereOther')}</p>
    </div>
  )
}

function TeamName({ id }: { id: string }) {
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  return mayDo(team.role, 'team:write') ? <NameForm team={team} /> : <p className="font-medium">{team.name}</p>
}

function NameForm({ team }: { team: Team }) {
  const t = useTranslations('teams.settings')
  const form = useTeamForm({
    team,
    valuesOf: ({ name }) => ({ name }),
    schema: nameSchema,
    onSaved: () => showToast(t('saved')),
    errorTexts: { 'name.required': t('nameRequired') },
  })
  return (
    <SectionForm
      form={form}
      saveLabel={t('save')}
      describe={(_, value) => ({ label: t('name'), value: String(value) })}
    >
      <Field label={t('teamName')} {...form.field('name')}>
        <TextInput autoComplete="off" {...form.input('name')} />
      </Field>
    </SectionForm>
  )
}
