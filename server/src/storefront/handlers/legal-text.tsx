import { ProblemError } from '@foyer/contract/http/problem-error'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { legalTextKinds } from '@foyer/contract/legal-text-kinds'
import type { LegalTextRow } from '../../features/legal-texts/queries.ts'
import { eventWithTexts, versionById } from '../../features/legal-texts/queries.ts'
import { languagesOf, readableIn } from '../../features/legal-texts/rules.ts'
import { versionText } from '../../features/legal-texts/service/names.ts'
import { cachedContent } from '../content/content.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, respondWithPage } from '../page-request.ts'
import { LegalTextPage } from '../pages/LegalTextPage.tsx'

/** Shows a text of the seller: the version that is valid for the event, or another one that the query names. */
export async function viewLegalText(request: PageRequest): Promise<Response> {
  const { c, language, pageContext } = request
  const event = await eventOf(request)
  const kind = legalTextKinds.find((each) => each === c.req.param('kind'))
  const valid = event.legalTexts.find((text) => text.kind === kind)
  const id = c.req.query('version') ?? valid?.id
  if (!kind || id === undefined) throw new ProblemError('not-found')
  const { text, team } = await versionOfEvent(request, kind, id)
  const written = languagesOf(text.content)
  const contentLanguage = readableIn(text.content, language, team.language)
  if (!contentLanguage) throw new ProblemError('not-found')
  const blocks = text.content[contentLanguage] ?? []
  const { timeZone } = event
  const content = await cachedContent(text.id + contentLanguage, async () => ({ title: kind, blocks }), {
    language,
    timeZone,
  })
  if (!content) throw new ProblemError('not-found')
  const version = versionText({ version: text.version, createdAt: text.createdAt.toISOString(), timeZone }, language)
  const former = text.id === valid?.id ? undefined : { id: text.id }
  return respondWithPage(
    request,
    <LegalTextPage {...pageContext} {...{ event, kind, version, former, content, contentLanguage, written }} />,
  )
}

/** A version of a text of this event, or of its team. @throws ProblemError `not-found` */
async function versionOfEvent({ services, slug }: PageRequest, kind: LegalTextKind, id: string) {
  const found = /^\w{1,100}$/.test(id) ? await eventWithTexts(services.db, slug) : undefined
  if (!found) throw new ProblemError('not-found')
  const text = await versionById(services.db, id)
  if (text.kind !== kind || !isOf(text, found)) throw new ProblemError('not-found')
  return { text, team: found.team }
}

const isOf = (text: LegalTextRow, { team, event }: { team: { id: string }; event: { id: string } }): boolean =>
  text.teamId === team.id && (text.eventId === null || text.eventId === event.id)
