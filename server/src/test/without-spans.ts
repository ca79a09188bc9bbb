/** HTML without the marks that keep parts of a text on one line. */
export const withoutSpans = (html: string): string => html.replace(/<\/?span[^>]*>/g, '')
