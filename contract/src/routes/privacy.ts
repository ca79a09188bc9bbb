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
    summary: "Permanently erase a buyer's data; amounts, taxes, numbers and dates of orders are kept",
    access: 'buyers:erase',
    recentSignIn: 'two hours',
    body: BuyerToErase,
    status: 201,
    answer: Erasure,
    refused: ['not-found', 'conflict'],
  }),
  erasures: route('GET /teams/{id}/erasures', {
    summary: 'List the erasures of buyers, newest first',
    access: 'buyers:erase',
    answer: z.array(Erasure),
    refused: ['not-found'],
  }),
  retention: route('GET /teams/{id}/retention', {
    summary: 'Get how long a team keeps each kind of data about buyers, and when it was last deleted',
    access: 'team:read',
    answer: z.array(RetentionRecord),
    refused: ['not-found'],
  }),
  changeRetention: route('PATCH /teams/{id}/retention', {
    summary:
      'Change how long a team keeps kinds of data, or restore the default with null. Kinds that are not sent stay as they are',
    access: 'team:write',
    body: RetentionChanges,
    answer: z.array(RetentionRecord),
    refused: ['not-found'],
  }),
}
