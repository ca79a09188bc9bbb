// The script of the public pages. Every page works without it.

// Gives each form an idempotency key per page view, so that posting it twice has one effect. Without the script the
// server adds the key on one more page.
for (const form of document.querySelectorAll('form[data-once]'))
  form.addEventListener('submit', () => {
    // browsers have no randomUUID on plain HTTP
    form.elements.namedItem('once').value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
  })

// Counts the remaining time down every second, and announces it to screen readers at some marks.
for (const timer of document.querySelectorAll('[data-timer]')) {
  const [shown, status] = [timer.querySelector('.left'), timer.querySelector('[role=status]')]
  const clock = timer.querySelector('time')
  const extend = document.querySelector('[data-last-seconds]')
  const marks = JSON.parse(timer.dataset.marks)
  // The server gives the remaining seconds, because the clock of this machine may be wrong. For a page restored from
  // the browser's history those seconds are outdated, and the end time counts.
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
    if (extend) extend.hidden = left > Number(extend.dataset.lastSeconds)
    if (left > 0) return
    // the first line says until when the tickets are reserved, which is past now
    timer.firstElementChild.hidden = true
    status.classList.remove('unseen')
    shown.hidden = true
    clearInterval(counting)
  }
  const counting = setInterval(tick, 1000)
  shown.hidden = false
  tick()
}

// Writes the reader's time before that of an online event, if the clocks differ on that day.
for (const time of document.querySelectorAll('time[data-zone]')) {
  const { zone, until, yourTime } = time.dataset
  const [from, to] = [new Date(time.dateTime), new Date(until ?? time.dateTime)]
  const offsetIn = (timeZone) => from.toLocaleString('en', { timeZone, timeZoneName: 'longOffset' })
  if (offsetIn(zone) === offsetIn()) continue
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }
  const locale = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[document.documentElement.lang]
  const clock = { hour: '2-digit', minute: '2-digit' }
  const local = new Intl.DateTimeFormat(locale, { ...day, ...clock }).formatRange(from, to)
  time.prepend(yourTime.replace('{time}', local), ' · ')
}

// Copies a text and confirms it, or opens the share menu of the device for a link, where it has one.
for (const button of document.querySelectorAll('[data-copy]')) {
  const shown = button.firstElementChild
  const label = shown.textContent
  button.hidden = false
  const url = button.dataset.copy
  if (button.dataset.share && navigator.share) {
    shown.textContent = button.dataset.share
    // a reader who closes the menu has not failed
    button.addEventListener('click', () => navigator.share({ title: document.title, url }).catch(() => {}))
    continue
  }
  button.addEventListener('click', async () => {
    await copy(button.dataset.copy, button)
    shown.textContent = button.dataset.copied
  })
  button.addEventListener('blur', () => {
    shown.textContent = label
  })
}

async function copy(text, button) {
  // browsers have no Clipboard API on plain HTTP
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  button.after(area)
  area.select()
  document.execCommand('copy')
  area.remove()
  button.focus()
}

// Loads a video, music or a map from another host only on a click, so that the host learns nothing about other readers.
for (const link of document.querySelectorAll('[data-frame]'))
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.title = link.firstChild.textContent
    frame.src = link.dataset.frame
    link.replaceWith(frame)
    frame.focus()
  })

// Tears the stubs of the tickets off once: on the first page with tickets after their checkout in this tab, which a card
// payment at another site or a bank transfer may delay, or on the page after the form that orders free tickets.
const [, checkedOut] = location.pathname.match(/\/checkout\/([^/]+)$/) ?? []
if (checkedOut) sessionStorage.setItem('checkout', checkedOut)
const admitting = document.querySelector('.tickets:has(.admits)')
const ordered = sessionStorage.getItem('checkout')
if (ordered === 'next' || (admitting && ordered === location.pathname.split('/').pop())) {
  sessionStorage.removeItem('checkout')
  admitting?.classList.add('torn')
}
for (const form of document.querySelectorAll('form:has([name=free])'))
  form.addEventListener('submit', () => sessionStorage.setItem('checkout', 'next'))

document.getElementById('problems')?.focus()
