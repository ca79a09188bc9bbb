import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { agreementsTo } from '@foyer/contract/legal-text-kinds'
import type { LegalText, NewLegalText } from '@foyer/contract/legal-texts'
import { formatLanguageInText } from '@foyer/words/format/language-name'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { LanguageChoice } from '../../lib/editor/LanguageChoice.tsx'
import { plainTextOf } from '../../lib/editor/plain-text-of.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import { Field } from '../../ui/Field.tsx'
import { OnceShown } from '../../ui/OnceShown.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { LegalTextField } from './LegalTextField.tsx'
import { bodyOf, legalTextSchema, newText, valuesOf } from './legal-text-values.ts'
import type { Owner } from './owner.ts'
import { textsOfEvent, textsOfTeam } from './queries.ts'
import { VersionList } from './VersionList.tsx'

interface Props {
  kind: LegalTextKind
  owner: Owner
  text: LegalText
}

/** Edits a text in each language, and how buyers agree to it. Each save makes a version. */
export function LegalTextForm({ kind, owner, text }: Props) {
  const t = useTranslations('legalTexts')
  const locale = useLocale()
  const [language, setLanguage] = useState<Language>(locale)
  const form = useLegalTextForm(kind, owner, text)
  const content = form.form.watch('content')
  return (
    <>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => describe(t, locale, String(name), String(value))}
      >
        {agreementsTo[kind].length > 1 && (
          <RadioGroup
            legend={t('agreement')}
            options={agreementsTo[kind].map((value) => ({ value, label: t(`agreements.${value}`) }))}
            {...form.input('agreement')}
          />
        )}
        {kind === 'age' && (
          <Field label={t('minimumAge')} hint={t('minimumAgeHint')} {...form.field('minimumAge')}>
            <TextInput inputMode="numeric" autoComplete="off" className="max-w-24" {...form.input('minimumAge')} />
          </Field>
        )}
        <LanguageChoice value={language} onValueChange={setLanguage} content={content} />
        {/* the editor of another language stays, with what can be undone in it */}
        {languages.map((each) => (
          <OnceShown key={each} hidden={each !== language}>
            <LegalTextField form={form} content={content} language={each} />
          </OnceShown>
        ))}
        <p className="text-sm text-pretty text-ink-secondary">{t('keep')}</p>
      </SectionForm>
      <VersionList versions={text.versions} />
    </>
  )
}

function describe(t: ReturnType<typeof useTranslations<'legalTexts'>>, locale: Language, name: string, value: string) {
  if (name === 'agreement')
    return { label: t('agreement'), value: t(`agreements.${value === 'shown' ? value : 'accepted'}`) }
  if (name === 'minimumAge') return { label: t('minimumAge'), value }
  const language = formatLanguageInText(name.replace('content.', ''), locale)
  return { label: t('text', { language }), value: plainTextOf(value).slice(0, maxExcerptLength) }
}

const maxExcerptLength = 300

function useLegalTextForm(kind: LegalTextKind, owner: Owner, text: LegalText) {
  const t = useTranslations('legalTexts')
  const client = useQueryClient()
  return useVersionedForm({
    stored: text,
    valuesOf,
    toBody: bodyOf(kind),
    schema: legalTextSchema,
    save: (body, version) => save(owner, { ...body, version }),
    reload: async () => (await loaded(client, owner)).find((each) => each.kind === kind) ?? newText(kind),
    onSaved: () => showToast(t('saved')),
    errorTexts: {
      'minimumAge.required': t('minimumAgeMissing'),
      'minimumAge.wrong-type': t('minimumAgeMissing'),
      'minimumAge.too-small': t('minimumAgeMissing'),
      'minimumAge.too-big': t('minimumAgeMissing'),
    },
  })
}

const loaded = (client: QueryClient, owner: Owner): Promise<LegalText[]> =>
  'team' in owner ? client.fetchQuery(textsOfTeam(owner.team)) : client.fetchQuery(textsOfEvent(owner.event))

const save = (owner: Owner, body: NewLegalText) =>
  'team' in owner
    ? call('PUT /teams/{id}/legal-texts', { params: { id: owner.team }, body })
    : call('PUT /events/{id}/legal-texts', { params: { id: owner.event }, body })
