/** That the buyer cannot withdraw from the purchase, at the checkout and in mails, in German. */
export const withdrawal =
  'Die Tickets gelten für eine Freizeitveranstaltung an einem festen Termin. Deshalb besteht kein Widerrufsrecht (Art. 16 Buchst. l der Richtlinie 2011/83/EU).'

/** The same for add-ons that are bought later, in German. */
export const withdrawalOfAddOns =
  'Die Extras gehören zu Tickets für eine Freizeitveranstaltung an einem festen Termin. Deshalb besteht kein Widerrufsrecht (Art. 16 Buchst. l der Richtlinie 2011/83/EU).'
