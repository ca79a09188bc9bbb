import { legalTextKinds } from '@foyer/contract/legal-text-kinds'
import type { AgreedText, LegalText, PublicLegalText } from '@foyer/contract/legal-texts'
import type { AgreedVersion, LegalTextRow, SavedVersion } from './queries.ts'
import { languagesOf, pageOfVersion } from './rules.ts'

/** Presents the texts of a team or an event, from all their versions, the newest first. */
export const presentLegalTexts = (versions: readonly SavedVersion[]): LegalText[] =>
  legalTextKinds.flatMap((kind) => {
    const own = versions.filter((each) => each.kind === kind)
    const [last] = own
    if (!last) return []
    return [
      {
        kind,
        content: last.content,
        agreement: last.agreement,
        version: last.version,
        ...(last.minimumAge !== null && { minimumAge: last.minimumAge }),
        versions: own.map(({ id, version, createdAt, author, content }) => ({
          id,
          version,
          createdAt: createdAt.toISOString(),
          languages: languagesOf(content),
          ...(author !== null && { by: author }),
        })),
      },
    ]
  })

/** Presents a version of a text to anyone. */
export const presentPublicText = ({
  id,
  kind,
  content,
  agreement,
  minimumAge,
  version,
  createdAt,
}: LegalTextRow): PublicLegalText => ({
  id,
  kind,
  content,
  agreement,
  version,
  createdAt: createdAt.toISOString(),
  ...(minimumAge !== null && { minimumAge }),
})

/** Presents the versions that the buyer of an order has agreed to, in the order in which pages list texts. */
export const presentAgreedTexts = (
  publicUrl: string,
  { texts, ...order }: { texts: readonly AgreedVersion[]; language: string; slug: string },
): AgreedText[] =>
  legalTextKinds.flatMap((kind) =>
    texts
      .filter((text) => text.kind === kind)
      .map(({ id, agreement, minimumAge, version, at }) => ({
        id,
        kind,
        agreement,
        version,
        at: at.toISOString(),
        ...(minimumAge !== null && { minimumAge }),
        page: pageOfVersion(publicUrl, order, { id, kind }),
      })),
  )
