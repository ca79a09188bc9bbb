import type { Language } from '@foyer/contract/languages'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { Document } from './Document.tsx'
import { Imprint } from './Imprint.tsx'
import type { Problem } from './Problems.tsx'
import { formTitle, Problems } from './Problems.tsx'
import { Whole } from './Whole.tsx'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  title: string
  lead?: string | false
  problems: readonly Problem[]
  /** The path of the page in a language. */
  address: (language: Language) => string
  head?: ReactNode
  children: ReactNode
}

/** A page with a form for a placed order: what it is about, what is wrong, and the way back to the order. */
export function OrderForm({ order, token, title, lead, problems, address, head, children, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { event } = order
  const number = t('order.title', { number: order.number })
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} ${number} – ${event.name}`, problems)}
      address={address}
      organiser={event.organiser}
      logo={event.organiserLogo}
      {...(head !== undefined && { head })}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          <Whole>{`${number} · ${event.name}`}</Whole>
        </p>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Problems t={t} problems={problems} />
      {children}
      <p>
        <a href={paths.order(language, token)}>{t('cancel.back')}</a>
      </p>
    </Document>
  )
}
