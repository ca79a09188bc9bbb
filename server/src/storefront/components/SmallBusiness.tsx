import type { PublicEvent } from '@foyer/contract/public-api'
import { smallBusinessNoteOf } from '@foyer/contract/tax-regimes'
import type { PageContext } from './Document.tsx'

interface Props extends Pick<PageContext, 't'> {
  event: Pick<PublicEvent, 'smallBusinessIn'>
  /** Whether there are prices, none of them with VAT. */
  isWithoutVat: boolean
}

/** That the organiser charges no VAT, and by which law. */
export const SmallBusiness = ({ t, event: { smallBusinessIn }, isWithoutVat }: Props) =>
  smallBusinessIn && isWithoutVat ? (
    <p className="soft">{t(`tickets.smallBusiness.${smallBusinessNoteOf(smallBusinessIn)}`)}</p>
  ) : null
