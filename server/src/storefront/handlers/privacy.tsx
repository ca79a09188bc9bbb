import { operatorImprint } from '../../features/installation/queries.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, respondWithPage } from '../page-request.ts'
import { ImprintPage } from '../pages/ImprintPage.tsx'
import { PolicyPage } from '../pages/PolicyPage.tsx'
import { PrivacyPage } from '../pages/PrivacyPage.tsx'

/** Shows the privacy notice for the buyers of an event. */
export const viewPrivacy = async (request: PageRequest): Promise<Response> =>
  respondWithPage(request, <PrivacyPage {...request.pageContext} event={await eventOf(request)} />)

/** Shows the privacy policy of this installation. */
export const viewPolicy = async (request: PageRequest): Promise<Response> =>
  respondWithPage(request, <PolicyPage {...request.pageContext} />)

/** Shows the imprint of those who run this installation. */
export const viewImprint = async (request: PageRequest): Promise<Response> =>
  respondWithPage(
    request,
    <ImprintPage {...request.pageContext} operator={await operatorImprint(request.services.db)} />,
  )
