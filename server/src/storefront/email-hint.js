// The second part of the script of pages with an email field, after likely-email.js: asks about an address that looks
// mistyped. The page works without it.

for (const hint of document.querySelectorAll('[data-did-you-mean]')) {
  const field = document.getElementById(hint.dataset.for)
  const show = () => {
    const likely = likelyEmail(field.value)
    hint.replaceChildren()
    if (!likely) return
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = hint.dataset.didYouMean.replace('{email}', likely)
    button.addEventListener('click', () => {
      field.value = likely
      hint.replaceChildren()
      field.focus()
    })
    hint.append(button)
  }
  field.addEventListener('change', show)
  show()
}
