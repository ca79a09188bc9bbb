import { z } from 'zod'
import { InPersonMethod, ScanResult } from './check-in-devices.ts'
import { Id } from './id.ts'
import { StreamQuery } from './inbox.ts'
import { EnteredIn, Moment } from './moment.ts'
import { refine } from './refine.ts'
import { requiredName } from './text.ts'

const moment = z.iso.datetime()

const times = {
  /** It lets no ticket in before and after these times; null: no limit. */
  validFrom: Moment.nullable(),
  validUntil: Moment.nullable(),
}

const listFields = {
  name: requiredName.max(100),
  /** The ids of the ticket types that it admits; null: all of the event, also later ones. */
  ticketTypes: z.array(Id).min(1).max(200).nullable(),
  /** The ids of add-ons: it admits only tickets that have one of them; null: a ticket needs none. */
  addOns: z.array(Id).min(1).max(600).nullable(),
  /** Whether people are scanned when they leave. */
  exits: z.boolean(),
  /** Whether people who have left may come in again. */
  reentry: z.boolean(),
  /** Whether devices at the door have the names of the attendees, and their answers to the questions shown there. */
  names: z.boolean(),
  ...times,
}

type Times = { validFrom?: string | null | undefined; validUntil?: string | null | undefined }
const opens = ({ validFrom, validUntil }: Times) =>
  !validFrom || !validUntil || Date.parse(validFrom) < Date.parse(validUntil)
const inOrder = refine('ends-before-start', opens, 'validUntil')

export const NewCheckInList = z
  .strictObject({
    ...listFields,
    ticketTypes: listFields.ticketTypes.default(null),
    addOns: listFields.addOns.default(null),
    exits: listFields.exits.default(false),
    reentry: listFields.reentry.default(false),
    names: listFields.names.default(true),
    validFrom: times.validFrom.default(null),
    validUntil: times.validUntil.default(null),
    timeZone: EnteredIn,
  })
  .refine(...inOrder)
  .meta({ id: 'NewCheckInList' })
export type NewCheckInList = z.output<typeof NewCheckInList>

/** Changes the fields that are sent. The server checks the rules that involve fields that are not. */
export const CheckInListChanges = z
  .strictObject({ ...listFields, timeZone: EnteredIn })
  .partial()
  .meta({ id: 'CheckInListChanges' })
export type CheckInListChanges = z.output<typeof CheckInListChanges>

const linkFields = {
  /** Where its devices are: `Main entrance`. */
  gate: requiredName.max(60),
  /** Whether its devices may take the money for unpaid tickets. */
  takesMoney: z.boolean(),
  ...times,
}

export const NewCheckInLink = z
  .strictObject({
    ...linkFields,
    takesMoney: linkFields.takesMoney.default(false),
    validFrom: times.validFrom.default(null),
    validUntil: times.validUntil.default(null),
    timeZone: EnteredIn,
  })
  .refine(...inOrder)
  .meta({ id: 'NewCheckInLink' })
export type NewCheckInLink = z.output<typeof NewCheckInLink>

/** Changes the fields that are sent. `revoked: true` stops all devices of the link at once; `false` lets them go on. */
export const CheckInLinkChanges = z
  .strictObject({ ...linkFields, revoked: z.boolean(), timeZone: EnteredIn })
  .partial()
  .meta({ id: 'CheckInLinkChanges' })
export type CheckInLinkChanges = z.output<typeof CheckInLinkChanges>

/** A link that turns any phone into a scanner for one check-in list. */
export const CheckInLink = z
  .object({
    id: z.string(),
    gate: z.string(),
    takesMoney: z.boolean(),
    validFrom: moment.optional(),
    validUntil: moment.optional(),
    revokedAt: moment.optional(),
    /** The secret part of its address; only for members who may change check-in lists. */
    token: z.string().optional(),
  })
  .meta({ id: 'CheckInLink' })
export type CheckInLink = z.infer<typeof CheckInLink>

/** A check-in list of an event: which tickets are admitted where and when. */
export const CheckInList = z
  .object({
    id: z.string(),
    name: z.string(),
    ticketTypes: z.array(z.string()).optional(),
    addOns: z.array(z.string()).optional(),
    exits: z.boolean(),
    reentry: z.boolean(),
    names: z.boolean(),
    validFrom: moment.optional(),
    validUntil: moment.optional(),
    /** Whether anything was scanned with it: then it cannot be deleted. */
    used: z.boolean(),
    links: z.array(CheckInLink),
  })
  .meta({ id: 'CheckInList' })
export type CheckInList = z.infer<typeof CheckInList>

/** The state of a check-in list while people come in. */
export const DoorDashboard = z
  .object({
    inside: z.int(),
    /** The people who were admitted, each counted once. */
    admitted: z.int(),
    /** The paid tickets that it admits. */
    expected: z.int(),
    types: z.array(
      z.object({ id: z.string(), name: z.string(), inside: z.int(), admitted: z.int(), expected: z.int() }),
    ),
    gates: z.array(
      z.object({ id: z.string(), gate: z.string(), entries: z.int(), exits: z.int(), lastAt: moment.optional() }),
    ),
    /** The money taken at each gate, by method and currency; empty for readers who may not see amounts. */
    takings: z.array(
      z.object({
        link: z.string(),
        gate: z.string(),
        method: InPersonMethod,
        currency: z.string(),
        payments: z.int(),
        amountCents: z.int(),
      }),
    ),
    /** The entries of each minute from the first of the last hour that had any until now; empty without entries. */
    minutes: z.array(z.object({ at: moment, entries: z.int() })),
    /** The last scans, the latest first. */
    scans: z.array(ScanResult),
    /** Tickets that devices admitted although the server would not have: the latest, at most 50, the latest first. */
    conflicts: z.array(ScanResult),
    /** How many of them there are in all. */
    conflictCount: z.int(),
  })
  .meta({ id: 'DoorDashboard' })
export type DoorDashboard = z.infer<typeof DoorDashboard>

export const DoorStreamQuery = StreamQuery
