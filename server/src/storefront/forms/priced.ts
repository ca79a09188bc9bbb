import type { PublicEvent } from '@foyer/contract/public-api'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Priced } from '../components/Total.tsx'
import { hasTotal } from '../components/Total.tsx'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal } from '../page-request.ts'
import type { Selection } from '../paths.ts'
import type { ChosenAddOns } from './add-ons.ts'
import { codeSentence } from './code.ts'
import { reservationOf } from './selection.ts'

/**
 * The price of a selection, with the code that the event is shown with.
 * @returns undefined where nothing has a price or is on sale, for no selection, and for one that cannot be ordered
 */
export async function pricedSelection(
  { context, language, pageContext: { t } }: PageRequest,
  event: PublicEvent,
  { chosen, addOns }: { chosen: Selection; addOns: ChosenAddOns },
): Promise<Priced | undefined> {
  if (chosen.size === 0 || event.sale === 'closed' || !hasTotal(event)) return undefined
  try {
    const { currency, slug, code: applied } = event
    const { items, code } = reservationOf(chosen, language, { code: applied?.code, addOns, currency })
    return { quote: await publicApiHandlers.quote({ ...context, params: { slug }, body: { items, code } }) }
  } catch (error) {
    const { errors = [] } = expectRefusal(error, 'validation', 'rate-limited').details
    const ofCode = errors.find(({ path }) => path === 'body.code')
    const problem = ofCode && codeSentence(ofCode, { t, language, event })
    return problem === undefined ? undefined : { problem }
  }
}
