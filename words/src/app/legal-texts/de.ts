import { legalTexts } from '../de/legal-texts.ts'

/** Texts of terms and policies, in German. */
export const messages = { legalTexts } as const
