// The script of pages with a choice of tickets or add-ons: shows the total after each change. Without it, a button leads to the
// page from which it takes the total.

const waitMs = 300

for (const total of document.querySelectorAll('[data-total]')) {
  const form = total.closest('form')
  let waiting
  let asked
  const show = async () => {
    asked = new AbortController()
    const { signal } = asked
    total.ariaBusy = 'true'
    // a total of an earlier choice would be wrong
    let nodes = []
    try {
      const body = new URLSearchParams(new FormData(form))
      const answer = await fetch(total.dataset.total, { method: 'POST', body, signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      nodes = page.getElementById(total.id)?.childNodes ?? []
    } catch {
      if (signal.aborted) return
    }
    total.replaceChildren(...nodes)
    total.ariaBusy = 'false'
  }
  form.addEventListener('change', ({ target }) => {
    if (!/^(quantity|price|add-on)\./.test(target.name)) return
    asked?.abort()
    clearTimeout(waiting)
    waiting = setTimeout(show, waitMs)
  })
}
