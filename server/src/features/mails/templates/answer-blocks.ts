import type { OrderFacts } from '../rules/mail-data.ts'
import type { Block, Words } from './body.ts'

/** That required answers are missing, and the way to give them. */
export const answerBlocks = (t: Words, { missingAnswers, organiser }: OrderFacts): Block[] =>
  missingAnswers
    ? [
        { text: t('order.missingAnswers', { organiser, count: missingAnswers.count }) },
        { label: t('order.answerQuestions'), link: missingAnswers.link },
      ]
    : []
