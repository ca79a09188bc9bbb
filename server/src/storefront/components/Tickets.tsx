import type { PublicOrder } from '@foyer/contract/public-api'
import type { PageContext } from './Document.tsx'
import { QrCode } from './QrCode.tsx'

/** The tickets of a paid order, each as a stub with its QR code. */
export function Tickets({ order, pdf, t }: PageContext & { order: PublicOrder; pdf: string }) {
  const count = order.tickets.length
  return (
    <section aria-labelledby="tickets" className="sales">
      <h2 id="tickets">{t('order.tickets')}</h2>
      <p className="unprinted">
        <a className="button" href={pdf}>
          {t('order.pdf')}
        </a>
      </p>
      <ul className="tickets">
        {order.tickets.map(({ id, typeName, name, code }, at) => (
          <li key={id} className="stub ticket admits">
            <div className="stub-paper">
              <div className="stub-main">
                <p className="overline">{t('order.ticket', { number: at + 1, count })}</p>
                <h3>{typeName}</h3>
                {name && <p className="holder">{name}</p>}
                <p className="soft">
                  {order.event.name} · {order.number}
                </p>
              </div>
              <div className="stub-end">
                {code && (
                  <>
                    <QrCode text={code} label={t('order.qr', { number: at + 1 })} />
                    <p className="code">
                      <span className="unseen">{t('order.code')} </span>
                      {code}
                    </p>
                  </>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
