/** The id of an option's element. */
export const optionId = (list: string, id: string): string => `${list}-${id.replace(/\s/g, '_')}`
