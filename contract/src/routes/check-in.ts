import { z } from 'zod'
import {
  CheckInLink,
  CheckInLinkChanges,
  CheckInList,
  CheckInListChanges,
  DeviceLink,
  DoorDashboard,
  DoorPayment,
  DoorStreamQuery,
  NewCheckInLink,
  NewCheckInList,
  NewDoorPayment,
  Roster,
  RosterQuery,
  ScanResults,
  Scans,
} from '../check-in.ts'
import { route } from '../http/route.ts'

/** 200 scans, each with a code of the greatest length in four-byte characters. */
const maxScansBytes = 400 * 1024

export const checkIn = {
  lists: route('GET /events/{id}/check-in-lists', {
    summary: "List an event's check-in lists with their links",
    access: 'check-in:read',
    answer: z.array(CheckInList),
    refused: ['not-found'],
  }),
  createList: route('POST /events/{id}/check-in-lists', {
    summary: 'Add a check-in list',
    access: 'check-in:write',
    body: NewCheckInList,
    status: 201,
    answer: CheckInList,
    idempotent: true,
    refused: ['not-found', 'conflict'],
  }),
  changeList: route('PATCH /check-in-lists/{id}', {
    summary: 'Update a check-in list: fields that are not sent stay as they are',
    access: 'check-in:write',
    body: CheckInListChanges,
    answer: CheckInList,
    refused: ['not-found'],
  }),
  deleteList: route('DELETE /check-in-lists/{id}', {
    summary: 'Delete a check-in list that was not used',
    access: 'check-in:write',
    refused: ['not-found', 'conflict'],
  }),
  createLink: route('POST /check-in-lists/{id}/links', {
    summary: 'Make a link that turns phones into scanners. A link that takes money needs the right to change orders',
    access: 'check-in:write',
    body: NewCheckInLink,
    status: 201,
    answer: CheckInLink,
    idempotent: true,
    refused: ['not-found', 'conflict'],
  }),
  changeLink: route('PATCH /check-in-links/{id}', {
    summary: 'Update or revoke a check-in link, or take its revocation back',
    access: 'check-in:write',
    body: CheckInLinkChanges,
    answer: CheckInLink,
    refused: ['not-found'],
  }),
  dashboard: route('GET /check-in-lists/{id}/dashboard', {
    summary: 'Get who is inside and what was scanned',
    access: 'check-in:read',
    answer: DoorDashboard,
    refused: ['not-found'],
  }),
  stream: route('GET /check-in-lists/{id}/stream', {
    summary:
      'Follow the scans of a check-in list live, as server-sent events: after `change`, read the dashboard again',
    access: 'check-in:read',
    sessionOnly: true,
    query: DoorStreamQuery,
    file: 'text/event-stream',
    refused: ['not-found', 'rate-limited'],
  }),
  viewLink: route('GET /check-in/{link}', {
    summary: 'Get what a check-in link is for, and whether it is open',
    access: 'anyone',
    answer: DeviceLink,
    refused: ['not-found'],
  }),
  roster: route('GET /check-in/{link}/roster', {
    summary: 'Get the tickets of a check-in link, whole or since a version, so that a device works without a network',
    access: 'anyone',
    query: RosterQuery,
    answer: Roster,
    refused: ['not-found', 'link-closed'],
  }),
  scan: route('POST /check-in/{link}/scans', {
    summary:
      'Record scans. A scan that was sent before has no further effect, and gets the verdict that it got then; scans from before the end of the link are taken for a week',
    access: 'anyone',
    body: Scans,
    maxBodyBytes: maxScansBytes,
    answer: ScanResults,
    refused: ['not-found', 'link-closed'],
  }),
  pay: route('POST /check-in/{link}/payments', {
    summary:
      'Record money taken for the unpaid order of a ticket, and let the ticket in. Sent again with the same id, it takes no more money',
    access: 'anyone',
    body: NewDoorPayment,
    answer: DoorPayment,
    refused: ['not-found', 'link-closed', 'forbidden'],
  }),
}
