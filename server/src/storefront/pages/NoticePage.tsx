import type { Language } from '@foyer/contract/languages'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { HiddenFields } from '../components/HiddenFields.tsx'
import { Whole } from '../components/Whole.tsx'
import type { Fields } from '../forms/kept-fields.ts'

interface Props extends PageContext {
  title: string
  lead: string
  organiser?: string
  address?: (language: Language) => string
  /** The button below the text. */
  link?: { href: string; text: string }
  /** The same as a form, which posts these fields. */
  form?: { action: string; fields: Fields; text: string }
}

/** A page with one message, such as an error, and at most one button. */
export function NoticePage({ title, lead, link, form, organiser, address, ...pageContext }: Props) {
  return (
    <Document {...pageContext} title={title} {...(organiser && { organiser })} {...(address && { address })}>
      <div className="hero notice">
        <h1>{title}</h1>
        <p className="lead">
          <Whole>{lead}</Whole>
        </p>
        {link && (
          <p>
            <a className="button" href={link.href}>
              <Whole>{link.text}</Whole>
            </a>
          </p>
        )}
        {form && (
          <form method="post" action={form.action}>
            <HiddenFields fields={form.fields} />
            <button type="submit" className="primary">
              {form.text}
            </button>
          </form>
        )}
      </div>
    </Document>
  )
}
