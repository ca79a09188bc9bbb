import { eventTasks } from '../features/events/tasks.ts'
import { inboxTasks } from '../features/inbox/tasks.ts'
import { installationTasks } from '../features/installation/tasks.ts'
import { mailTasks } from '../features/mails/tasks.ts'
import { meTasks } from '../features/me/tasks.ts'
import { notionPageTasks } from '../features/notion-pages/tasks.ts'
import { orderTasks } from '../features/orders/tasks.ts'
import { paymentTasks } from '../features/payments/tasks.ts'
import { websiteTasks } from '../features/websites/tasks.ts'
import type { Task } from './task.ts'

/** Every feature's tasks. */
export const tasks: readonly Task[] = [
  ...mailTasks,
  ...meTasks,
  ...eventTasks,
  ...installationTasks,
  ...orderTasks,
  ...inboxTasks,
  ...paymentTasks,
  ...websiteTasks,
  ...notionPageTasks,
]
