import { environmentOfSecond } from './database.ts'
import type { Bench } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { figuresOf } from './sale/figures.ts'
import { profileFigures } from './sale/profile.ts'
import { roughSales } from './sale/rough-sales.ts'
import type { Round } from './sale/round.ts'
import { measureRound } from './sale/round.ts'
import { startSmtpSink } from './sale/smtp.ts'
import { statementFigures } from './sale/statements.ts'

const measuredRounds = 3

/**
 * A rush on one free ticket type over HTTP, compared with one transaction per order on the same rows and disk: as
 * operators run Foyer, with rate limits and an SMTP server, and without. The candidates alternate, so that a slow moment
 * of the machine affects all of them.
 */
export const onSale: Bench = {
  title: 'On sale',
  measure: async () => {
    const smtp = await startSmtpSink()
    const limits = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' }
    const usual = { ...limits, SMTP_URL: smtp.url }
    try {
      const figures = await withDataDir(async (dataDir) => {
        const foyer = await startFoyer(dataDir, usual)
        const shared = { ...environmentOfSecond(dataDir), ROLE: 'web' }
        const servers = {
          foyer,
          second: await startFoyer(dataDir, { ...shared, ...usual }),
          withoutMails: await startFoyer(dataDir, { ...shared, ...limits }),
          plain: await startFoyer(dataDir, shared),
        }
        try {
          const measured: Round[] = []
          while (measured.length < measuredRounds) measured.push(await measureRound(servers, dataDir))
          const urls = [servers.foyer.url, servers.second.url]
          return [...figuresOf(measured), ...(await roughSales(servers.plain.url, urls, dataDir, smtp))]
        } finally {
          for (const each of Object.values(servers).reverse()) await each.stop()
        }
      })
      return [...figures, ...(await statementFigures(usual)), ...(await profileFigures(usual))]
    } finally {
      smtp.stop()
    }
  },
}
