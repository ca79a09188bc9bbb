import { z } from 'zod'
import { admissionStates, maxCodeLength, maxScans, scanKinds, verdicts } from './check-in-rules.ts'
import { msPerDay } from './durations.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Moment } from './moment.ts'
import { Choice } from './order-questions.ts'
import { inPersonMethods } from './order-states.ts'
import { questionKinds } from './question-kinds.ts'
import { refine } from './refine.ts'

const moment = z.iso.datetime()
export const Verdict = z.enum(verdicts).meta({ id: 'Verdict' })
const ScanKind = z.enum(scanKinds)

/** A random id that a device creates: of a scan, or of itself. */
const DeviceMade = z.string().regex(/^[\w-]{16,40}$/)

/** The facts about a ticket that people at the door need besides its type. */
const extras = {
  /** The names of its add-ons, one for each. */
  addOns: z.array(z.string()).optional(),
  /** The answers, for the ticket or its order, to `questions` of the roster; absent when the list shows no names. */
  answers: z.array(z.object({ question: z.string(), values: z.array(z.string()) })).optional(),
}

/** A scanned ticket and its holder. */
const ScannedTicket = z.object({
  id: z.string(),
  number: z.string(),
  typeName: z.string(),
  /** The attendee or else the buyer; absent when the list shows no names. */
  name: z.string().optional(),
  ...extras,
})

/** A scan as the server has recorded it. */
export const ScanResult = z
  .object({
    id: z.string(),
    kind: ScanKind,
    verdict: Verdict,
    /** When it was scanned, by the server's clock. */
    at: moment,
    gate: z.string(),
    device: z.string(),
    ticket: ScannedTicket.optional(),
    /** Of the same team: the event that the ticket is for. */
    event: z.string().optional(),
    /** The verdict that the device gave without the server. */
    shown: Verdict.optional(),
    /** For `already-in` and `no-reentry`: the scan that let its holder in. */
    earlier: z.object({ at: moment, gate: z.string(), device: z.string() }).optional(),
    /** The amount owed for the whole unpaid order, in minor units of the currency; only for readers who may see amounts. */
    due: z.object({ cents: z.int(), currency: z.string(), tickets: z.int() }).optional(),
  })
  .meta({ id: 'ScanResult' })
export type ScanResult = z.infer<typeof ScanResult>

export const linkStates = ['open', 'not-yet', 'ended', 'revoked'] as const

/** A check-in link as its devices see it. */
export const DeviceLink = z
  .object({
    state: z.enum(linkStates),
    gate: z.string(),
    takesMoney: z.boolean(),
    validFrom: moment.optional(),
    validUntil: moment.optional(),
    event: z.object({ name: z.string(), date: moment.optional(), timeZone: z.string() }),
    list: z.object({
      name: z.string(),
      exits: z.boolean(),
      reentry: z.boolean(),
      names: z.boolean(),
      /** The names of the add-ons of which a ticket needs one. Absent: it needs none. */
      addOns: z.array(z.string()).optional(),
      validFrom: moment.optional(),
      validUntil: moment.optional(),
    }),
    /** The time by the server's clock. */
    now: moment,
  })
  .meta({ id: 'DeviceLink' })
export type DeviceLink = z.infer<typeof DeviceLink>

/** A ticket in the memory of a device. */
export const RosterTicket = z.object({
  id: z.string(),
  /** The first 16 bytes of the SHA-256 of its code, in base64url: a device recognises codes but cannot make them. */
  hash: z.string(),
  /** The hashes of its former codes: it was issued again since. */
  former: z.array(z.string()).optional(),
  number: z.string(),
  /** The position of its type in `types`. */
  type: z.int(),
  /** It has none of the add-ons of the list, which therefore does not admit it. */
  lacksAddOn: z.literal(true).optional(),
  state: z.enum(admissionStates),
  name: z.string().optional(),
  ...extras,
  inside: z.literal(true).optional(),
  admitted: z.literal(true).optional(),
  /** When and where it was admitted last. */
  at: moment.optional(),
  gate: z.string().optional(),
})
export type RosterTicket = z.infer<typeof RosterTicket>

/** A question whose answers are shown at the door. */
export const DoorQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    /** In each language that it is written in. */
    labels: z.partialRecord(Language, z.string()),
    /** Also those that were removed and have answers. */
    choices: z.array(Choice),
  })
  .meta({ id: 'DoorQuestion' })
export type DoorQuestion = z.infer<typeof DoorQuestion>

export const RosterQuery = z.strictObject({
  /** The `version` of the last answer: only the tickets that have changed since. */
  since: z.string().max(100).optional(),
  /** The `next` of the last answer. */
  cursor: z
    .string()
    .regex(/^\w{1,100}$/)
    .optional(),
})

/** The tickets of the event of a check-in link, in pages of 5000, or what has changed. */
export const Roster = z
  .object({
    link: DeviceLink,
    version: z.string(),
    /** Whether it is the whole roster: a device forgets what is not in it. */
    full: z.boolean(),
    next: z.string().optional(),
    /** `onList`: the list admits the type. */
    types: z.array(z.object({ name: z.string(), onList: z.boolean() })),
    /** The questions that `answers` of the tickets belong to, in the order of the form. Absent: none. */
    questions: z.array(DoorQuestion).optional(),
    tickets: z.array(RosterTicket),
    /** Tickets that devices admitted although the server would not have: the latest, at most 50. */
    conflicts: z.array(ScanResult),
    /** How many of them there are in all. */
    conflictCount: z.int(),
  })
  .meta({ id: 'Roster' })
export type Roster = z.infer<typeof Roster>

type NewScanFields = Partial<Record<'code' | 'ticket' | 'hash' | 'of', string | undefined>> & { kind: string }
const namesOneTicket = ({ kind, code, ticket, hash, of }: NewScanFields) =>
  (kind === 'undo' ? Boolean(of) && !code && !ticket : !of && Boolean(code) !== Boolean(ticket)) &&
  (!hash || Boolean(ticket))

/** The furthest that a clock can be off between the years 1900 and 2199, in milliseconds. */
const maxAheadMs = 300 * 366 * msPerDay

export const NewScan = z
  .strictObject({
    id: DeviceMade,
    kind: ScanKind,
    /** The text of the code as it was read, or a ticket number. */
    code: z.string().min(1).max(maxCodeLength).optional(),
    /** The ticket that was picked from the roster by name, or recognised by its code. */
    ticket: Id.optional(),
    /** With `ticket`: the hash of the code that was read, which may be a former one by now. */
    hash: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
    /** The id of the scan that an `undo` undoes. */
    of: DeviceMade.optional(),
    /** When it was scanned, by the device's clock. */
    at: Moment,
    /** How far the server's clock was ahead of the device's then, in milliseconds. Absent: the device does not know. */
    aheadMs: z.int().min(-maxAheadMs).max(maxAheadMs).optional(),
    /** The verdict that the device has given without the server. Absent: it waits for the server's verdict. */
    shown: Verdict.optional(),
  })
  .refine(...refine('required', namesOneTicket, 'code'))
export type NewScan = z.output<typeof NewScan>

/** Scans of one device, in the order in which they were made. */
export const Scans = z
  .strictObject({
    device: DeviceMade,
    /** The time by the device's clock: the server computes from it when each scan without `aheadMs` really was. */
    sentAt: Moment,
    scans: z.array(NewScan).min(1).max(maxScans),
  })
  .meta({ id: 'Scans' })
export type Scans = z.output<typeof Scans>

export const InPersonMethod = z.enum(inPersonMethods)

/** Money that a device has taken for the unpaid order of a ticket, which is admitted with it. */
export const NewDoorPayment = z
  .strictObject({
    /** The id of the scan that lets the ticket in. Sent again, it takes no more money. */
    id: DeviceMade,
    device: DeviceMade,
    ticket: Id,
    method: InPersonMethod,
    /** The `due` that the device has shown. Another amount is not recorded. */
    amountCents: z.int().min(1),
  })
  .meta({ id: 'NewDoorPayment' })
export type NewDoorPayment = z.output<typeof NewDoorPayment>

export const DoorPayment = z
  .object({
    /** Whether the money was recorded. `false`: the order was paid, cancelled or changed before, so the money goes back. */
    taken: z.boolean(),
    /** The scan of the ticket after that. */
    scan: ScanResult,
  })
  .meta({ id: 'DoorPayment' })
export type DoorPayment = z.infer<typeof DoorPayment>

export const ScanResults = z.object({ now: moment, results: z.array(ScanResult) }).meta({ id: 'ScanResults' })
export type ScanResults = z.infer<typeof ScanResults>
