import { Attendee, AttendeeFile, AttendeeFilter, BadgeFile } from '../attendees.ts'
import { route } from '../http/route.ts'

export const attendees = {
  list: route('GET /events/{id}/attendees', {
    summary: "List an event's attendees, by name",
    access: 'orders:read',
    query: AttendeeFilter,
    answer: Attendee,
    paged: true,
    refused: ['not-found'],
  }),
  file: route('GET /events/{id}/attendees/export.csv', {
    summary: "Get an event's attendees as a CSV file",
    access: 'orders:read',
    query: AttendeeFile,
    file: 'text/csv',
    refused: ['not-found'],
  }),
  print: route('GET /events/{id}/attendees/print', {
    summary: "Get an event's attendees as a page to print, by name",
    access: 'orders:read',
    query: AttendeeFile,
    file: 'text/html',
    refused: ['not-found'],
  }),
  badges: route('GET /events/{id}/attendees/badges.pdf', {
    summary: "Get the badges of an event's attendees as a PDF",
    access: 'orders:read',
    query: BadgeFile,
    file: 'application/pdf',
    refused: ['not-found', 'rate-limited'],
  }),
}
