const maxSlugLength = 60
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Folds case and accents for comparison and search: `Zürich` and `zurich` become the same. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Makes a slug from a name: `Sommerfest im Hof` becomes `sommerfest-im-hof`. Transliterates German umlauts as Germans
 * do (`ä` becomes `ae`) and drops other accents.
 * @returns an empty string for a name without Latin letters or digits
 */
export const slugOf = (name: string): string =>
  foldText(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter),
  )
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
