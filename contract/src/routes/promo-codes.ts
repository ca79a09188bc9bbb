import { route } from '../http/route.ts'
import {
  ImportedPromoCodes,
  MadePromoCodes,
  NewPromoCode,
  NewPromoCodes,
  PromoCode,
  PromoCodeChanges,
  PromoCodeFile,
  PromoCodeFilter,
  PromoCodeReport,
  PromoCodeReportFile,
  PromoCodeReportQuery,
  SelectedPromoCodes,
} from '../promo-codes.ts'

/** Ten thousand codes with every field set. */
const maxImportBytes = 8 * 1024 * 1024

export const promoCodes = {
  list: route('GET /events/{id}/promo-codes', {
    summary: "List an event's promo codes",
    access: 'orders:read',
    query: PromoCodeFilter,
    answer: PromoCode,
    paged: true,
    refused: ['not-found'],
  }),
  create: route('POST /events/{id}/promo-codes', {
    summary: 'Add a promo code',
    access: 'events:write',
    body: NewPromoCode,
    status: 201,
    answer: PromoCode,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  createMany: route('POST /events/{id}/promo-codes/batch', {
    summary: 'Add many promo codes that differ only in their text, which is drawn at random',
    access: 'events:write',
    body: NewPromoCodes,
    status: 201,
    answer: MadePromoCodes,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  importMany: route('POST /events/{id}/promo-codes/import', {
    summary: 'Add promo codes from a file: all of them, or none if one of them is invalid or taken',
    access: 'events:write',
    body: ImportedPromoCodes,
    maxBodyBytes: maxImportBytes,
    status: 201,
    answer: MadePromoCodes,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  deleteMany: route('POST /events/{id}/promo-codes/delete', {
    summary: 'Delete the promo codes that a filter selects, if they are as many as expected',
    access: 'events:write',
    body: SelectedPromoCodes,
    refused: ['not-found', 'stale'],
  }),
  endMany: route('POST /events/{id}/promo-codes/end', {
    summary: 'End the promo codes that a filter selects now, if they are as many as expected',
    access: 'events:write',
    body: SelectedPromoCodes,
    refused: ['not-found', 'stale'],
  }),
  file: route('GET /events/{id}/promo-codes/export.csv', {
    summary: "Get an event's promo codes as a CSV file",
    access: 'orders:read',
    query: PromoCodeFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
  report: route('GET /events/{id}/promo-codes/report', {
    summary: "Get the sales with an event's promo codes, by code or by tag",
    access: 'reports:read',
    query: PromoCodeReportQuery,
    answer: PromoCodeReport,
    refused: ['not-found'],
  }),
  reportFile: route('GET /events/{id}/promo-codes/report.csv', {
    summary: "Get the sales with an event's promo codes as a CSV file",
    access: 'reports:read',
    query: PromoCodeReportFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
  view: route('GET /promo-codes/{id}', {
    summary: 'Get a promo code',
    access: 'orders:read',
    answer: PromoCode,
    refused: ['not-found'],
  }),
  change: route('PATCH /promo-codes/{id}', {
    summary: 'Update a promo code: fields that are not sent stay as they are. Orders keep their prices',
    access: 'events:write',
    body: PromoCodeChanges,
    answer: PromoCode,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  delete: route('DELETE /promo-codes/{id}', {
    summary: 'Delete a promo code. Orders with it keep their prices, and so do reservations until they expire',
    access: 'events:write',
    refused: ['not-found'],
  }),
}
