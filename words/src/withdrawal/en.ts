/** That the buyer cannot withdraw from the purchase, at the checkout and in mails, in English. */
export const withdrawal =
  'These tickets are for a leisure event on a fixed date, so there’s no right of withdrawal (Article 16(l) of Directive 2011/83/EU).'

/** The same for add-ons that are bought later, in English. */
export const withdrawalOfAddOns =
  'These add-ons belong to tickets for a leisure event on a fixed date, so there’s no right of withdrawal (Article 16(l) of Directive 2011/83/EU).'
