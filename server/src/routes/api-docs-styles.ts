/** The stylesheet of the API reference page. */
export const apiStyles = `
:root { color-scheme: light dark; --page: #faf7f1; --text: #1d1a16; --soft: #5b544a; --line: #ddd5c7; --accent: #8a2b1d }
@media (prefers-color-scheme: dark) { :root { --page: #1a1714; --text: #f3ede3; --soft: #b8ae9f; --line: #3d362e; --accent: #f0a08f } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; background: var(--page); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h2 { margin-top: 3.5rem; border-bottom: 1px solid var(--line); padding-bottom: .5rem }
h3 { font-size: 1rem; margin: 2rem 0 .25rem }
code { font: .9375em ui-monospace, monospace }
a { color: var(--accent) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
nav a { padding-block: .25rem }
p { margin: .25rem 0; max-width: 42rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .125rem 1rem; margin: .5rem 0; color: var(--soft) }
dd { margin: 0; color: var(--text) }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`
