import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { legalTextKinds } from '@foyer/contract/legal-text-kinds'
import type { LegalText } from '@foyer/contract/legal-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '../../ui/Section.tsx'
import { LegalTextEntry } from './LegalTextEntry.tsx'
import type { Owner } from './owner.ts'
import { textsOfEvent, textsOfTeam } from './queries.ts'

/** The texts that a team gives the buyers of all its events. */
export function LegalTextsSection({ team, readOnly = false }: { team: string; readOnly?: boolean }) {
  const t = useTranslations('legalTexts')
  const { data: texts } = useQuery(textsOfTeam(team))
  return (
    <Section id="texts" title={t('title')} description={t('lead')}>
      {texts && <Texts owner={{ team }} texts={texts} readOnly={readOnly} />}
    </Section>
  )
}

/** The texts of an event, which replace those of its team. */
export function EventLegalTextsSection({ event, team, readOnly }: { event: string; team: string; readOnly: boolean }) {
  const t = useTranslations('legalTexts')
  const { data: texts } = useQuery(textsOfEvent(event))
  const { data: ofTeam } = useQuery(textsOfTeam(team))
  return (
    <Section id="texts" title={t('title')} description={t('leadEvent')}>
      {texts && <Texts owner={{ event }} texts={texts} ofTeam={ofTeam ?? []} readOnly={readOnly} />}
    </Section>
  )
}

interface Props {
  owner: Owner
  texts: readonly LegalText[]
  /** The texts of the team, where those of an event are edited. */
  ofTeam?: readonly LegalText[]
  readOnly: boolean
}

function Texts({ owner, texts, ofTeam = [], readOnly }: Props) {
  const [opened, setOpened] = useState<LegalTextKind>()
  const isValid = (all: readonly LegalText[], kind: LegalTextKind) =>
    all.some((text) => text.kind === kind && Object.keys(text.content).length > 0)
  return (
    <ul>
      {legalTextKinds.map((kind) => (
        <LegalTextEntry
          key={kind}
          kind={kind}
          owner={owner}
          text={texts.find((each) => each.kind === kind)}
          hasTextOfTeam={!isValid(texts, kind) && isValid(ofTeam, kind)}
          readOnly={readOnly}
          isOpen={opened === kind}
          onToggle={() => setOpened(opened === kind ? undefined : kind)}
        />
      ))}
    </ul>
  )
}
