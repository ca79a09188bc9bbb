/**
 * Where a popover of React Aria must be put: into the modal dialog its trigger stands in, since everything outside of
 * that is inert; otherwise where the library puts it, at the end of the body.
 */
export function portalFor(trigger: Element | null): { UNSTABLE_portalContainer?: Element } {
  const dialog = trigger?.closest('dialog')
  return dialog ? { UNSTABLE_portalContainer: dialog } : {}
}
