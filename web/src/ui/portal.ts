/**
 * The portal of a React Aria popover: the surrounding modal dialog, because everything outside is inert; otherwise the
 * library's default at the end of the body.
 */
export function portalFor(trigger: Element | null): { UNSTABLE_portalContainer?: Element } {
  const dialog = trigger?.closest('dialog')
  return dialog ? { UNSTABLE_portalContainer: dialog } : {}
}
