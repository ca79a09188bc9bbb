import type { PageRequest } from '../page-request.ts'
import { eventOf, respondWithPage } from '../page-request.ts'
import { PolicyPage } from '../pages/PolicyPage.tsx'
import { PrivacyPage } from '../pages/PrivacyPage.tsx'

/** Shows the privacy notice for the buyers of an event. */
export const viewPrivacy = async (request: PageRequest): Promise<Response> =>
  respondWithPage(request, <PrivacyPage {...request.pageContext} event={await eventOf(request)} />)

/** Shows the privacy policy of this installation. */
export const viewPolicy = async (request: PageRequest): Promise<Response> =>
  respondWithPage(request, <PolicyPage {...request.pageContext} />)
