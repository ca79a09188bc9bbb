// What the public pages do in a browser that runs scripts. All of them work without.

// A form that is posted twice shall do one thing: each look at the page has a key of its own. Without a script the
// server makes it, at the cost of a step.
for (const form of document.querySelectorAll('form[data-once]'))
  form.addEventListener('submit', () => {
    // not randomUUID, which browsers lack on plain http
    form.elements.namedItem('once').value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
  })

// The time that is left, counted down before the eyes every second and said aloud at some marks.
for (const timer of document.querySelectorAll('[data-timer]')) {
  const [shown, status] = [timer.querySelector('.left'), timer.querySelector('[role=status]')]
  const clock = timer.querySelector('time')
  const marks = JSON.parse(timer.dataset.marks)
  // By the server's count and not by this machine's clock, which may be wrong; a page that comes back from the
  // browser's memory was counted long ago.
  const [navigation] = performance.getEntriesByType('navigation')
  const again = navigation?.type === 'back_forward'
  const end = again ? Date.parse(timer.dataset.until) : Date.now() + Number(timer.dataset.timer) * 1000
  let before = Number.POSITIVE_INFINITY
  const tick = () => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000))
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    const due = marks.findLast(([at]) => left <= at && before > at)
    if (due && (before !== Number.POSITIVE_INFINITY || left === 0)) status.textContent = due[1]
    before = left
    if (left > 0) return
    status.classList.remove('unseen')
    shown.hidden = true
    clearInterval(counting)
  }
  const counting = setInterval(tick, 1000)
  shown.hidden = false
  tick()
}

// A video elsewhere: its host hears of nobody who has not asked for it.
for (const link of document.querySelectorAll('[data-frame]'))
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.title = link.firstChild.textContent
    frame.src = link.dataset.frame
    link.replaceWith(frame)
    frame.focus()
  })

document.getElementById('problems')?.focus()
