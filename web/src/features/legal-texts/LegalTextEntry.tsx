import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { LegalText } from '@foyer/contract/legal-texts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { newText } from './legal-text-values.ts'
import type { Owner } from './owner.ts'

interface Props {
  kind: LegalTextKind
  owner: Owner
  /** Absent before the first save. */
  text: LegalText | undefined
  /** Whether the text of the team applies, because the event has none. */
  hasTextOfTeam: boolean
  readOnly: boolean
  isOpen: boolean
  onToggle: () => void
}

/** A text: its state, and its form once it is opened. */
export function LegalTextEntry({ kind, owner, text, hasTextOfTeam, readOnly, isOpen, onToggle }: Props) {
  const t = useTranslations('legalTexts')
  const titleId = useId()
  const name = t(`kinds.${kind}`)
  const isWritten = text !== undefined && Object.keys(text.content).length > 0
  const opens = isWritten ? 'open' : 'write'
  const action = t(isOpen ? 'close' : opens)
  const lacking = text ? 'ended' : 'none'
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 id={titleId} className="font-medium">
            {name}
          </h3>
          <p className="text-sm text-ink-secondary">
            {isWritten ? <State text={text} /> : t(hasTextOfTeam ? 'ofTeam' : lacking)}
          </p>
        </div>
        {!readOnly && (
          <Button
            size="small"
            className="shrink-0"
            aria-label={t('of', { action, kind: name })}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen && <LazyForm kind={kind} owner={owner} text={text} labelledBy={titleId} />}
    </li>
  )
}

function State({ text: { agreement, minimumAge, versions } }: { text: LegalText }) {
  const t = useTranslations('legalTexts')
  const format = useFormat()
  const [last] = versions
  return [
    t(`agreements.${agreement}`),
    minimumAge === undefined ? undefined : t('age', { age: minimumAge }),
    last && t('version', { version: last.version }),
    last && format.date(last.createdAt, readersZone()),
  ]
    .filter(Boolean)
    .join(' · ')
}

const fetchForm = () => import('./LegalTextForm.tsx')

/** The form is loaded when it is opened, with its editor. */
function LazyForm({ text, labelledBy, ...props }: Pick<Props, 'kind' | 'owner' | 'text'> & { labelledBy: string }) {
  const module = useModuleOnceShown(fetchForm)
  return (
    <section className="mt-5" aria-labelledby={labelledBy}>
      {module ? (
        <module.LegalTextForm {...props} text={text ?? newText(props.kind)} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </section>
  )
}
