import { isSEPACountry, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { refine } from './refine.ts'

/** Removes spaces and raises to upper case, as IBAN and BIC are stored. */
export const compact = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

/** An IBAN with the length and form of its country and the right check digits (ISO 13616, ISO 7064 mod 97-10). */
export const Iban = z
  .string()
  .min(1)
  .max(50)
  .overwrite(compact)
  .refine(...refine('iban', (iban: string) => isValidIBAN(iban)))

/** Masks an IBAN down to its country, check digits and last four characters: `DE89…3000`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)}…${iban.slice(-4)}`

/** Whether an account is in the area of SEPA transfers. @param iban a valid IBAN */
export const isSepaIban = (iban: string): boolean => isSEPACountry(iban.slice(0, 2))
