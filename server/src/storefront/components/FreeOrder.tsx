import { isChosen } from '@foyer/contract/price-range'
import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import type { Buyer } from '../forms/free-order.ts'
import { buyerField, freeTypeField } from '../forms/free-order.ts'
import { fillAction } from '../forms/kept-fields.ts'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { LegalTexts } from './LegalTexts.tsx'
import { PersonFields } from './PersonFields.tsx'
import type { Problem } from './Problems.tsx'

interface Props extends PageContext {
  event: PublicEvent
  /** The ticket types that can be bought. */
  buyable: readonly PublicTicketType[]
  typed: Buyer
  problems: readonly Problem[]
}

/** Whether the ticket type costs nothing, whatever its buyer wants. */
export const isFree = (type: PublicTicketType): boolean => type.priceCents === 0 && !isChosen(type)

/** Whether the ticket type can be ordered without a checkout page. */
export const isAtOnce = (type: PublicTicketType): boolean => isFree(type) && !type.needsApproval

/**
 * The fields for the buyer of free tickets. Where there are paid tickets too, the style sheet shows them once free tickets
 * are chosen, and no others.
 */
export function FreeOrder({ event, buyable, typed, problems, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  return (
    <fieldset className="free-order">
      <legend>{t('checkout.you')}</legend>
      <HiddenFields fields={buyable.filter(isAtOnce).map(({ id }) => [freeTypeField, id])} />
      <PersonFields
        {...{ t, typed, problems }}
        idPrefix={buyerField('')}
        emailHint={t(mail === 'on' ? 'checkout.emailHint' : 'checkout.emailHintUnmailed')}
      />
      <p className="soft">
        {t('privacy.order', { organiser: event.organiser })}{' '}
        <a href={paths.eventPrivacy(language, event.slug)} target="_blank" rel="noopener">
          {t('privacy.title')}
        </a>
      </p>
      <LegalTexts {...{ t, language, event, problems }} typed={typed.texts} />
    </fieldset>
  )
}

/** The button of the ticket form, and what happens next: free tickets are ordered at once, others lead to the checkout. */
export function OrderButton({ t, buyable }: Pick<Props, 't' | 'buyable'>) {
  const onlyFree = buyable.every(isAtOnce)
  return (
    <div className="next">
      {/* so that typed values fill the checkout of paid tickets */}
      <button type="submit" className="primary" name="do" value={fillAction}>
        <span className="free-order">{t('checkout.orderFree')}</span>
        {!onlyFree && <span className="to-checkout">{t('tickets.continue')}</span>}
      </button>
      <p className="soft free-order">{t('tickets.atOnce')}</p>
      {!onlyFree && <p className="soft to-checkout">{t('tickets.held')}</p>}
    </div>
  )
}
