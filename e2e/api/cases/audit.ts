import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'

/** The audit log of a new team, which is empty. */
export const auditCases = {
  'audit.list': {
    'of a new team, with filters, with nonsense, of an unknown team': async (send) => {
      const call = `GET /teams/${await ownTeam(send)}/audit-log`
      return await inSequence(
        send,
        [`${call}?action=member.removed&limit=5`],
        [`${call}?by=usr_unknown&subject=evt_unknown&from=2026-01-01&to=2026-12-31`],
        [`${call}?action=event.eaten`],
        [`${call}?from=yesterday`],
        ['GET /teams/tem_unknown/audit-log'],
      )
    },
  },
} satisfies Record<string, Cases>
