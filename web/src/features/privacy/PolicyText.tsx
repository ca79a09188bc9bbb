import type { DataKind, Policy, Section } from '@foyer/words/privacy/policy'
import { useTranslations } from 'use-intl'
import { linkStyle } from '../../ui/button-style.ts'

const idOf = (at: number) => `section-${at + 1}`

/** The privacy policy: table of contents and sections. */
export function PolicyText({ policy: { lead, sections } }: { policy: Policy }) {
  const t = useTranslations('privacyPolicy')
  return (
    <div className="max-w-2xl">
      <p className="text-lg text-pretty">{lead}</p>
      <nav aria-label={t('contents')} className="my-8 border-y border-line py-5 print:hidden">
        <ol className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {sections.map(({ title }, at) => (
            <li key={title}>
              <a href={`#${idOf(at)}`} className={linkStyle}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, at) => (
        <PolicySection key={section.title} id={idOf(at)} section={section} />
      ))}
    </div>
  )
}

function PolicySection({ id, section: { title, paragraphs, kinds = [] } }: { id: string; section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
      <h2 id={`${id}-title`} className="type-heading mb-3">
        {title}
      </h2>
      <div className="grid gap-3">
        {paragraphs.map((text) => (
          <p key={text} className="text-pretty">
            {text}
          </p>
        ))}
      </div>
      {kinds.length > 0 && (
        <ul className="mt-5">
          {kinds.map((kind) => (
            <KindOfData key={kind.name} kind={kind} />
          ))}
        </ul>
      )}
    </section>
  )
}

function KindOfData({ kind: { name, what, why, kept } }: { kind: DataKind }) {
  const t = useTranslations('privacyPolicy')
  return (
    <li className="break-inside-avoid border-t border-line py-4">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p className="text-pretty wrap-anywhere">{what}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm text-ink-secondary sm:grid-cols-2">
        <div>
          <dt className="font-medium">{t('purpose')}</dt>
          <dd className="text-pretty">{why}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('kept')}</dt>
          <dd className="text-pretty">{kept}</dd>
        </div>
      </dl>
    </li>
  )
}
