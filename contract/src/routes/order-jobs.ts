import { z } from 'zod'
import { route } from '../http/route.ts'
import {
  BulkCancellationDraft,
  BulkCancellationPreview,
  DecisionDraft,
  DecisionsPreview,
  MessageDraft,
  MessagePreview,
  NewOrderJob,
  OrderJob,
  OrderJobItem,
  OrderJobItemFilter,
} from '../order-jobs.ts'

export const orderJobs = {
  list: route('GET /order-jobs', {
    summary: "List the team's last 20 jobs, newest first",
    access: 'orders:write',
    answer: z.array(OrderJob),
  }),
  create: route('POST /order-jobs', {
    summary: 'Resend emails of many orders, cancel them, or write to their buyers',
    access: 'orders:write',
    body: NewOrderJob,
    status: 201,
    answer: OrderJob,
    idempotent: true,
    refused: ['not-found', 'conflict', 'rate-limited'],
  }),
  view: route('GET /order-jobs/{id}', {
    summary: 'Get the progress of a job',
    access: 'orders:write',
    answer: OrderJob,
    refused: ['not-found'],
  }),
  items: route('GET /order-jobs/{id}/orders', {
    summary: 'List the orders of a job with their outcome',
    access: 'orders:write',
    query: OrderJobItemFilter,
    answer: OrderJobItem,
    paged: true,
    refused: ['not-found'],
  }),
  stop: route('POST /order-jobs/{id}/stop', {
    summary: 'Stop a job: its remaining orders are skipped',
    access: 'orders:write',
    answer: OrderJob,
    refused: ['not-found'],
  }),
  previewDecision: route('POST /order-jobs/decision/preview', {
    summary: 'Show the emails that a decision about many requests would send, and how many orders it would skip',
    access: 'orders:write',
    body: DecisionDraft,
    answer: DecisionsPreview,
    refused: ['not-found', 'transition-refused'],
  }),
  previewCancellation: route('POST /order-jobs/cancellation/preview', {
    summary: 'Say how many orders a job that cancels would cancel, and how many it would skip',
    access: 'orders:write',
    body: BulkCancellationDraft,
    answer: BulkCancellationPreview,
    refused: ['not-found'],
  }),
  preview: route('POST /order-jobs/preview', {
    summary: 'Preview a message to buyers',
    access: 'orders:write',
    body: MessageDraft,
    answer: MessagePreview,
    refused: ['not-found'],
  }),
  sendTest: route('POST /order-jobs/test', {
    summary: 'Send the calling member a test of a message to buyers',
    access: 'orders:write',
    sessionOnly: true,
    body: MessageDraft,
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
}
