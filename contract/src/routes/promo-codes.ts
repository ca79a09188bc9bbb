import { route } from '../http/route.ts'
import {
  MadePromoCodes,
  NewPromoCode,
  NewPromoCodes,
  PromoCode,
  PromoCodeChanges,
  PromoCodeFilter,
} from '../promo-codes.ts'

export const promoCodes = {
  list: route('GET /events/{id}/promo-codes', {
    summary: "List an event's promo codes, the newest first",
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
    refused: ['not-found', 'conflict'],
  }),
  createMany: route('POST /events/{id}/promo-codes/batch', {
    summary: 'Add many promo codes that differ only in their text, which is drawn at random',
    access: 'events:write',
    body: NewPromoCodes,
    status: 201,
    answer: MadePromoCodes,
    idempotent: true,
    refused: ['not-found', 'conflict'],
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
    refused: ['not-found', 'conflict'],
  }),
  delete: route('DELETE /promo-codes/{id}', {
    summary: 'Delete a promo code. Orders with it keep their prices, and so do reservations until they expire',
    access: 'events:write',
    refused: ['not-found'],
  }),
}
