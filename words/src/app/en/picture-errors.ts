/** The reasons why an uploaded picture is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const pictureErrors = {
  'picture-unreadable': 'Foyer can’t read this picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
  'picture-animated': 'This picture is animated. Choose a still one.',
  'picture-missing': 'A picture in this text is no longer stored. Remove it and add it again.',
  'picture-too-long': 'This picture is wider or taller than {limit, number} pixels. Make it smaller and try again.',
  'picture-too-big': 'This picture has more than {limit, number} megapixels. Make it smaller and try again.',
} as const
