// The script of pages with questions that depend on others: shows each only while another is answered so. Without it all
// are shown, and each says when it is asked.

const blocks = [...document.querySelectorAll('[data-when]')]

// a question that depends on a hidden one is hidden too; it comes after that one
const isAsked = ({ dataset }) =>
  [...document.getElementsByName(dataset.when)].some(
    (field) =>
      !field.closest('[data-when][hidden]') &&
      (field.checked || field.tagName === 'SELECT') &&
      dataset.anyOf.split(' ').includes(field.value),
  )

const show = () => {
  for (const block of blocks) block.hidden = !isAsked(block)
}
for (const hint of document.querySelectorAll('[data-when] .when')) hint.remove()
document.addEventListener('change', show)
show()
