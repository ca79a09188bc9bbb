/** The sender of Foyer's own mails: as configured, else `no-reply` at the host of the public URL. */
export const senderOf = (configured: string | undefined, publicUrl: string): string =>
  configured ?? `Foyer <no-reply@${new URL(publicUrl).hostname}>`

/** The address of a sender such as `Foyer <no-reply@foyer.example>`. */
export const addressOf = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

/** The host of an email address, in lower case. */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
