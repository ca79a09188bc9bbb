import { legalTexts } from '../fr/legal-texts.ts'

/** Texts of terms and policies, in French. */
export const messages = { legalTexts } as const
