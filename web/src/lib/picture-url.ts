/** The address of a picture as it is stored: that of a person, or the logo of a team. @returns undefined without one */
export const storedPicture = (hash: string | undefined): string | undefined => hash && `/files/${hash}`

/** The address of an uploaded picture, as wide as the page shows it. @param width of a variant, in pixels */
export const pictureUrl = (hash: string, width: 480 | 960 | 1600): string => `/files/${hash}/${width}.webp`
