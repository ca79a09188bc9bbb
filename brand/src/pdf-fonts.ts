/** A font for PDFs. `file` is in `fonts/`; `covers` matches texts that have only characters of the font. */
export interface PdfFont {
  file: string
  covers: RegExp
}

const european =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017f\u018f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u0259\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u049a\u049b\u04a2\u04a3\u04ae-\u04b1\u04d8\u04d9\u04e8\u04e9\u1e9e\u1ea0-\u1ef9\u2002-\u2005\u2007-\u200a\u2010-\u2015\u2018-\u201f\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u20a4\u20a6\u20a9\u20ab-\u20ad\u20b1\u20b4\u20b5\u20b8-\u20ba\u20bc-\u20be\u2116\u2122\u2190-\u2193\u2212\u25a1]*$/u

/** The fonts of PDFs: for text, for emphasis, and for titles. */
export const pdfFonts = {
  text: { file: 'inter-regular.ttf', covers: european },
  strong: { file: 'inter-semibold.ttf', covers: european },
  title: {
    file: 'newsreader-latin.ttf',
    covers: /^[\x20-\x7e\u00a0-\u00ffŒœ–—‘’‚“”„…•‹›€−™]*$/u,
  },
} as const satisfies Record<string, PdfFont>
