import type { Language } from '@foyer/contract/languages'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'

interface Props extends Place {
  title: string
  lead: string
  organiser?: string
  address?: (language: Language) => string
  /** The way on. */
  on?: { href: string; text: string }
}

/** A page that says one thing, and where to go from there. */
export function NoticePage({ title, lead, on, organiser, address, ...place }: Props) {
  return (
    <Document {...place} title={title} {...(organiser && { organiser })} {...(address && { address })}>
      <div className="hero notice">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {on && (
          <p>
            <a className="button" href={on.href}>
              {on.text}
            </a>
          </p>
        )}
      </div>
    </Document>
  )
}
