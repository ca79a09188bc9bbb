import { constants, setPriority } from 'node:os'
import { invoiceDrawing } from './features/invoices/pdf/invoice-pdf.ts'
import { legalTextDrawing } from './features/legal-texts/pdf/legal-text-pdf.ts'
import { ticketsDrawing } from './features/orders/pdf/tickets-pdf.ts'
import type { Drawing } from './lib/pdf/drawing.ts'
import type { ThreadTask } from './lib/pdf/threads.ts'

// Runs in the threads of lib/pdf/threads.ts. A thread gives way to the event loop: on Linux a priority is that of a thread.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

// `as`: the pool sends each drawing the input that its type names
const drawings = [ticketsDrawing, invoiceDrawing, legalTextDrawing] as Drawing<unknown>[]

/** Draws a document. @public the pool calls it by its name */
export async function draw({ name, input }: ThreadTask): Promise<Uint8Array> {
  const drawing = drawings.find((each) => each.name === name)
  if (!drawing) throw new Error(`There is no drawing ${name}`)
  return await drawing.draw(input)
}
