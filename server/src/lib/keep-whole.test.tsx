import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepWhole } from './keep-whole.tsx'

it.each([
  ['Order K7QM-2VXP is paid.', 'Order <i>K7QM-2VXP</i> is paid.'],
  ['Rechnung RE-2026-00012', 'Rechnung <i>RE-2026-00012</i>'],
  ['Rock-am-Ring: T-shirt-Größe', 'Rock-am-Ring: <i>T-s</i>hirt-Größe'],
  ['Y-a-t-il des places ?', '<i>Y-a</i>-t-il des place<i>s ?</i>'],
  ['1 × Bal + 12 × Dîner, 19:30–22:00', '1 × Bal + <i>12 × D</i>îner, 19:3<i>0–2</i>2:00'],
  ['Alte Halle e. V. finden', 'Alte Halle <i>e. V.</i> finden'],
  ['Atelier : créer', 'Atelie<i>r :</i> créer'],
  ['Qui vient ? Nous ! Et toi ; moi ?!', 'Qui vien<i>t ?</i> Nou<i>s !</i> Et to<i>i ;</i> mo<i>i ?!</i>'],
  ['« Demain » ou « À » ?', '<i>« D</i>emai<i>n »</i> ou <i>« À » ?</i>'],
  ['COVID-19 : bilan de RE-2026-1', '<i>COVID-19 :</i> bilan de <i>RE-2026-1</i>'],
  ['Soire\u0301e\u0301 : fin', 'Soire\u0301<i>e\u0301 :</i> fin'],
  ['Déjà\u00a0: « ici »', 'Déjà\u00a0: <i>« i</i>c<i>i »</i>'],
])('no line of %s ends within a unit or before punctuation, and its text stays as it is', (text, html) => {
  const marked = renderToStaticMarkup(keepWhole(text, { className: 'whole' }))
  expect(marked.replaceAll('<span class="whole">', '<i>').replaceAll('</span>', '</i>')).toBe(html)
})
