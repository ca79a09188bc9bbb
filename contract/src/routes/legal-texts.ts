import { z } from 'zod'
import { route } from '../http/route.ts'
import { AgreedText, LegalText, NewLegalText, PublicLegalText } from '../legal-texts.ts'

/** Three languages of 100,000 characters, with the names and brackets around them. */
const maxBodyBytes = 2 * 1024 * 1024

export const legalTexts = {
  listOfTeam: route('GET /teams/{id}/legal-texts', {
    summary: "Get the team's terms, policies and statements, with the history of their versions",
    access: 'team:read',
    answer: z.array(LegalText),
    refused: ['not-found'],
  }),
  saveOfTeam: route('PUT /teams/{id}/legal-texts', {
    summary: 'Save the next version of a text of the team. It applies to all events without a text of this kind',
    access: 'team:write',
    body: NewLegalText,
    maxBodyBytes,
    answer: LegalText,
    refused: ['not-found', 'stale'],
  }),
  listOfEvent: route('GET /events/{id}/legal-texts', {
    summary: "Get an event's own terms, policies and statements, with the history of their versions",
    access: 'events:read',
    answer: z.array(LegalText),
    refused: ['not-found'],
  }),
  saveOfEvent: route('PUT /events/{id}/legal-texts', {
    summary: "Save the next version of a text of an event. It replaces the team's text of the same kind",
    access: 'events:write',
    body: NewLegalText,
    maxBodyBytes,
    answer: LegalText,
    refused: ['not-found', 'stale'],
  }),
  listOfOrder: route('GET /orders/{id}/legal-texts', {
    summary: 'List the versions of texts that the buyer of an order has agreed to, and when',
    access: 'orders:read',
    answer: z.array(AgreedText),
    refused: ['not-found'],
  }),
  viewOfEvent: route('GET /public/events/{slug}/legal-texts/{kind}', {
    summary: 'Get a text that applies to an event now',
    access: 'anyone',
    answer: PublicLegalText,
    refused: ['not-found'],
  }),
  viewVersion: route('GET /public/legal-texts/{id}', {
    summary: 'Get a version of a text, also one that no longer applies',
    access: 'anyone',
    answer: PublicLegalText,
    refused: ['not-found'],
  }),
}
