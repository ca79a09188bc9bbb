/** An IBAN in groups of four, the print format of ISO 13616: 'DE89 3704 0044 0532 0130 00'; a masked one as 'DE89 … 3000'. */
export const formatIban = (iban: string): string =>
  iban
    .split('…')
    .map((part) => part.replace(/(.{4})(?=.)/g, '$1 '))
    .join(' … ')
