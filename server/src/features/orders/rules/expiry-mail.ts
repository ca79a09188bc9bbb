/** The kind of mail that tells the buyer of an expired order. A placed order that never got a deadline was a request. */
export const expiryMailOf = ({ placedAt, dueAt }: { placedAt: Date | null; dueAt: Date | null }) =>
  placedAt !== null && dueAt === null ? 'requestExpired' : 'orderExpired'
