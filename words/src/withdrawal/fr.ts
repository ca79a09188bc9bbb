/** That the buyer cannot withdraw from the purchase, at the checkout and in mails, in French. */
export const withdrawal =
  'Ces billets donnent accès à une activité de loisirs à une date déterminée : il n’existe donc pas de droit de rétractation (directive 2011/83/UE, article 16, point l).'

/** The same for add-ons that are bought later, in French. */
export const withdrawalOfAddOns =
  'Ces options complètent des billets pour une activité de loisirs à une date déterminée : il n’existe donc pas de droit de rétractation (directive 2011/83/UE, article 16, point l).'
