import type { installation } from '@foyer/contract/routes/installation'
import type { ServerHandlers } from '../../http/ask.ts'
import { healthOf } from '../../http/health.ts'
import { presentText } from '../mails/presenter.tsx'
import { countUnsent, listMails, mailById } from '../mails/queries.ts'
import { senderOf } from '../mails/rules.ts'
import { isFirstAccount } from '../me/queries.ts'
import { presentMail } from './presenter.ts'
import { countAll, databaseVersion } from './queries.ts'
import { policyFor, version } from './rules.ts'

export const installationHandlers: ServerHandlers<typeof installation> = {
  door: async ({ db, config }) => {
    const firstAccount = await isFirstAccount(db)
    return { signUp: policyFor(config.SIGN_UP, firstAccount) === 'open', firstAccount }
  },
  view: async ({ db, config, publicUrl, parts }) => ({
    version,
    publicUrl,
    database: config.DATABASE_URL ? 'server' : 'embedded',
    databaseVersion: await databaseVersion(db),
    signUp: policyFor(config.SIGN_UP, false),
    mail: {
      smtp: config.SMTP_URL !== undefined,
      from: senderOf(config.MAIL_FROM, publicUrl).address,
      ...(await countUnsent(db)),
    },
    ...(config.SUPPORT_EMAIL && { supportEmail: config.SUPPORT_EMAIL }),
    ...(await countAll(db)),
    checks: await healthOf(db, parts),
  }),
  mails: async ({ db, query }) => {
    const page = await listMails(db, query)
    return { ...page, items: page.items.map(presentMail) }
  },
  mail: async ({ db, secrets, publicUrl, log, account, params }) => {
    const mail = await mailById(db, params.id)
    // only what no SMTP server will ever take: a mail that is on its way is for its reader alone
    const readable = mail.state === 'kept' && mail.sealed !== null && mail.expiresAt > new Date()
    if (!readable) return presentMail(mail)
    log.info({ mail: mail.id, account: account.id }, 'a kept mail was read')
    return { ...presentMail(mail), text: presentText({ secrets, publicUrl }, mail) }
  },
}
