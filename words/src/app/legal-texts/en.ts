import { legalTexts } from '../en/legal-texts.ts'

/** Texts of terms and policies, in English. */
export const messages = { legalTexts } as const
