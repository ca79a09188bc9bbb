import type { AuditChange, AuditEntry } from '@foyer/contract/audit'
import { fieldTypeOf } from '@foyer/contract/audit-kinds'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { linkStyle } from '../../ui/button-style.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useChangeText } from './use-change-text.ts'

/** More changes than these are folded. */
const shownChanges = 3

/** The changed fields, each with its value before and after. */
export function ChangeList({ entry: { subject, changes }, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const t = useTranslations('audit')
  if (changes.length === 0) return null
  const rows = (some: readonly AuditChange[]) => (
    <ul className="grid gap-1">
      {some.map((change) => (
        <li key={change.field}>
          <Change change={change} type={fieldTypeOf(subject.kind, change.field)} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
  // a single one more takes no more room than the line that unfolds it
  const shown = changes.length > shownChanges + 1 ? shownChanges : changes.length
  return (
    <div className="grid gap-1 text-sm">
      {rows(changes.slice(0, shown))}
      {shown < changes.length && (
        <details>
          <summary className={`w-fit cursor-pointer ${linkStyle}`}>
            {t('more', { count: changes.length - shown })}
          </summary>
          <div className="mt-1">{rows(changes.slice(shown))}</div>
        </details>
      )}
    </div>
  )
}

interface ChangeProps {
  change: AuditChange
  type: ReturnType<typeof fieldTypeOf>
  timeZone: string
}

function Change({ change, type, timeZone }: ChangeProps) {
  const { label, hidden, showValue } = useChangeText(timeZone)
  const t = useTranslations('audit')
  const { field, before, after } = change
  return (
    <span className="wrap-anywhere">
      <span className="text-ink-secondary">{t('change', { label: label(field) })} </span>
      {change.hidden ? (
        hidden
      ) : (
        <>
          {before !== undefined && <Former>{showValue(before, type, change.currency)}</Former>}
          {showValue(after, type, change.currency)}
        </>
      )}
    </span>
  )
}

/** The value before, and an arrow to the next one. */
const Former = ({ children }: { children: ReactNode }) => (
  <>
    <span className="text-ink-secondary">{children}</span>
    <ArrowRight aria-hidden="true" size={14} className="mx-1.5 inline align-[-2px] text-ink-secondary" />
    <VisuallyHidden> → </VisuallyHidden>
  </>
)
