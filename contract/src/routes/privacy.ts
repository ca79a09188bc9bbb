import { z } from 'zod'
import { BuyerToErase, Erasure, ErasurePreview } from '../erasures.ts'
import { route } from '../http/route.ts'
import { RetentionChanges, RetentionRecord } from '../retention.ts'

export const privacy = {
  previewErasure: route('POST /teams/{id}/erasures/preview', {
    summary: "Find a buyer's data, and what keeps it from being erased",
    access: 'buyers:erase',
    body: BuyerToErase,
    answer: ErasurePreview,
    refused: ['not-found'],
  }),
  erase: route('POST /teams/{id}/erasures', {
    summary: "Erase a buyer's data for good; amounts, taxes, numbers and dates of orders stay",
    access: 'buyers:erase',
    recentSignIn: 'two hours',
    body: BuyerToErase,
    status: 201,
    answer: Erasure,
    refused: ['not-found', 'conflict'],
  }),
  erasures: route('GET /teams/{id}/erasures', {
    summary: 'List the erasures of buyers, the newest first',
    access: 'buyers:erase',
    answer: z.array(Erasure),
    refused: ['not-found'],
  }),
  retention: route('GET /teams/{id}/retention', {
    summary: 'How long a team keeps each kind of data about buyers, and when it was last deleted',
    access: 'team:read',
    answer: z.array(RetentionRecord),
    refused: ['not-found'],
  }),
  changeRetention: route('PATCH /teams/{id}/retention', {
    summary: 'Change how long a team keeps kinds of data; null: the default. Kinds that are not sent stay as they are',
    access: 'team:write',
    body: RetentionChanges,
    answer: z.array(RetentionRecord),
    refused: ['not-found'],
  }),
}
