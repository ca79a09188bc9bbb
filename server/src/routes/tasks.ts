import { auditTasks } from '../features/audit/tasks.ts'
import { checkoutTasks } from '../features/checkout/tasks.ts'
import { eventTasks } from '../features/events/tasks.ts'
import { fileTasks } from '../features/files/tasks.ts'
import { inboxMailHooks } from '../features/inbox/service/mail-hooks.ts'
import { inboxTasks } from '../features/inbox/tasks.ts'
import { installationTasks } from '../features/installation/tasks.ts'
import { inventoryTasks } from '../features/inventory/tasks.ts'
import { invoiceRequestTasks } from '../features/invoice-requests/tasks.ts'
import { invoiceMailHooks } from '../features/invoices/service/mail-hooks.ts'
import { invoiceTasks } from '../features/invoices/tasks.ts'
import { legalTextTasks } from '../features/legal-texts/tasks.ts'
import type { MailHooks } from '../features/mails/rules/mail-hooks.ts'
import { mailTasks } from '../features/mails/tasks.ts'
import { meTasks } from '../features/me/tasks.ts'
import { notionPageTasks } from '../features/notion-pages/tasks.ts'
import { orderMessageHooks } from '../features/order-jobs/service/mail-hooks.ts'
import { orderJobTasks } from '../features/order-jobs/tasks.ts'
import { orderQuestionTasks } from '../features/order-questions/tasks.ts'
import { orderMailHooks } from '../features/orders/service/mail-hooks.ts'
import { orderTasks } from '../features/orders/tasks.ts'
import { paymentTasks } from '../features/payments/tasks.ts'
import { privacyTasks } from '../features/privacy/tasks.ts'
import { promoCodeTasks } from '../features/promo-codes/tasks.ts'
import { reportTasks } from '../features/reports/tasks.ts'
import { twoFactorTasks } from '../features/two-factor/tasks.ts'
import { websiteTasks } from '../features/websites/tasks.ts'
import type { Task } from '../lib/jobs/task.ts'

/** The features' hooks for their kinds of mail. */
export const mailHooks: MailHooks = { ...orderMailHooks, ...orderMessageHooks, ...invoiceMailHooks, ...inboxMailHooks }

/** The tasks of all features. */
export const tasks: readonly Task[] = [
  ...checkoutTasks,
  ...mailTasks(mailHooks),
  ...meTasks,
  ...auditTasks,
  ...twoFactorTasks,
  ...eventTasks,
  ...fileTasks,
  ...installationTasks,
  ...inventoryTasks,
  ...orderTasks,
  ...orderJobTasks,
  ...inboxTasks,
  ...paymentTasks,
  ...invoiceRequestTasks,
  ...invoiceTasks,
  ...legalTextTasks,
  ...orderQuestionTasks,
  ...websiteTasks,
  ...notionPageTasks,
  ...privacyTasks,
  ...promoCodeTasks,
  ...reportTasks,
]
