import type { Db } from '../../../lib/db.ts'
import { reEncryptColumn } from '../../../lib/re-encrypt.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { refunds } from '../../../schema/payments.ts'
import { refundAccountRecord } from '../../orders/rules.ts'

/** Re-encrypts the bank accounts for refunds that are encrypted with the previous secret. */
export const reEncryptRefundAccounts = (db: Db, secrets: Secrets): Promise<void> =>
  reEncryptColumn(db, secrets, { id: refunds.id, column: refunds.account, recordOf: refundAccountRecord })
