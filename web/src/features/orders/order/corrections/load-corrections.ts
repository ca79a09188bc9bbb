/** Loads the dialogs that correct an order. */
export const loadCorrections = () => import('./AskedCorrection.tsx')
