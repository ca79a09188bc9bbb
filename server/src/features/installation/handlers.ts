import { ProblemError } from '@foyer/contract/http/problem-error'
import type { installation } from '@foyer/contract/routes/installation'
import type { ServerHandlers } from '../../http/context.ts'
import { checkHealth } from '../../http/health.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Db } from '../../lib/db.ts'
import { databaseNow } from '../../lib/db.ts'
import { queueKeptMails } from '../mails/commands.ts'
import { countUnsent, listMails, mailById } from '../mails/queries.ts'
import { senderOf } from '../mails/rules/addresses.ts'
import { renderMailText } from '../mails/service.tsx'
import { accountOfLink } from '../me/commands/mailed-links.ts'
import { isFirstAccount } from '../me/queries.ts'
import { presentMail } from './presenter.ts'
import { countAll, databaseVersion, isConnectionLost } from './queries.ts'
import { beginsWithLink, signUpPolicyFor, version } from './rules.ts'

const stateOfConnection = async (db: Db) => ((await isConnectionLost(db)) ? 'failing' : 'ok')

export const installationHandlers: ServerHandlers<typeof installation> = {
  signUpInfo: async ({ db, config, confirmsSignUp }) => {
    const firstAccount = await isFirstAccount(db)
    return {
      signUp: signUpPolicyFor(config.SIGN_UP, { isFirst: firstAccount }) === 'open',
      firstAccount,
      confirmsEmail: beginsWithLink({ config, confirmsSignUp }, firstAccount),
      sendsMail: config.SMTP_URL !== undefined,
      passwords: config.PASSWORDS === 'on',
      ...(config.OIDC_ISSUER && { provider: config.OIDC_NAME }),
    }
  },
  signUpLink: async ({ params, ip, ...ctx }) => {
    await consumeRateLimit(ctx, 'sign-up-link', { address: ip })
    const email = await accountOfLink(ctx.db, 'sign-up', params.token)
    if (!email) throw new ProblemError('not-found')
    return { email }
  },
  view: async ({ db, config, connectivity, publicUrl, heartbeat, diskSpace, processHealth }) => {
    const { checks, disk } = await checkHealth({ db, heartbeat, diskSpace }, processHealth)
    return {
      version,
      publicUrl,
      database: config.DATABASE_URL ? 'server' : 'embedded',
      databaseVersion: await databaseVersion(db),
      signUp: signUpPolicyFor(config.SIGN_UP, { isFirst: false }),
      mail: {
        smtp: config.SMTP_URL !== undefined,
        from: senderOf(config.MAIL_FROM, publicUrl),
        ...(await countUnsent(db)),
      },
      ...(config.SUPPORT_EMAIL && { supportEmail: config.SUPPORT_EMAIL }),
      ...(await countAll(db)),
      ...(disk && { disk }),
      checks: {
        ...checks,
        internet: connectivity.isChecked ? await stateOfConnection(db) : 'off',
      },
    }
  },
  mails: async ({ db, query }) => {
    const page = await listMails(db, query)
    return { ...page, items: page.items.map(presentMail) }
  },
  mail: async ({ db, secrets, publicUrl, log, account, params }) => {
    const mail = await mailById(db, params.id)
    // Only a mail that is stored because there is no SMTP server. The operator must not read mails that are sent.
    const readable =
      mail.state === 'stored' && mail.encryptedContent !== null && mail.expiresAt > (await databaseNow(db))
    if (!readable) return presentMail(mail)
    log.info({ mail: mail.id, account: account.id }, 'the operator has read a stored mail')
    return { ...presentMail(mail), text: renderMailText({ secrets, publicUrl }, mail) }
  },
  sendKeptMails: async ({ db, config, log, account }) => {
    if (!config.SMTP_URL) throw new ProblemError('conflict', { detail: 'No mail server is set up.' })
    const queued = await queueKeptMails(db)
    log.info({ queued, account: account.id }, 'the operator has queued the mails kept without a mail server')
    return { queued }
  },
}
