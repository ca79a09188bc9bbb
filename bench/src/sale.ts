import { signUp } from '@foyer/server/test/client'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'

/** Opens the sale of an event with one free ticket type: its inventory row is the contended row of a rush. */
export const openSale = async (url: string, capacity: number): Promise<EventOnSale> =>
  eventOnSale(await signUp(url), { types: [{ name: 'Seat', priceCents: 0, capacity }] })
