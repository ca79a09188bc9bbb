import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { EmailHint } from '../components/EmailHint.tsx'
import { Field } from '../components/Field.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  typed: string
  problems: readonly Problem[]
  /** Whether the form was sent: the page then says the same for every address. */
  isSent?: boolean
}

/** The form for a person who has lost the mail with the tickets. */
export function FindTicketsPage({ typed, problems, isSent = false, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  return (
    <Document
      {...pageContext}
      title={formTitle(t, t('findTickets.title'), problems)}
      address={paths.findTickets}
      head={<script type="module" src={pageContext.assets.emailScript} />}
    >
      <div className="hero">
        <h1>{t('findTickets.title')}</h1>
        <p className="lead">{t(`findTickets.lead.${mail}`)}</p>
      </div>
      <Problems t={t} problems={problems} />
      {isSent && mail === 'on' && (
        <p className="said" role="status">
          {t('findTickets.sent', { email: typed })}
        </p>
      )}
      {mail === 'on' && <AddressForm {...{ t, language, typed, problems }} />}
    </Document>
  )
}

function AddressForm({ t, language, typed, problems }: Pick<Props, 't' | 'language' | 'typed' | 'problems'>) {
  return (
    <form method="post" action={paths.findTickets(language)} className="narrow" noValidate>
      <Field
        name="email"
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        typed={typed}
        hint={t('findTickets.hint')}
        problems={problems}
      />
      <EmailHint t={t} field="email" typed={typed} />
      <p>
        <button type="submit" className="primary">
          {t('findTickets.send')}
        </button>
      </p>
    </form>
  )
}
