const storageKey = 'foyer-single-keys'

/** Whether shortcuts of a single key work. Readers who dictate, or who hit keys by accident, turn them off (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => localStorage.getItem(storageKey) !== 'off'

/** Turns shortcuts of a single key on or off in this browser. */
export const setSingleKeys = (on: boolean): void => localStorage.setItem(storageKey, on ? 'on' : 'off')

/** Whether a key press is a shortcut of a single key: they are on, and the focused element does not need the key itself. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isTyping(target)) && hasSingleKeys()

/** Whether the focused element is a field, or in a menu or a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('textarea, select, [contenteditable], dialog, [role=menu]') !== null ||
    target.matches('input:not([type=checkbox], [type=radio])'))

/** Whether the command key takes the place of the control key. */
export const isApple = /Mac|iP(hone|ad)/.test(navigator.platform)
