/** Id of the heading of the order that is open beside the list. */
export const panelHeadingId = 'open-order'
