import { dark, light } from '@foyer/brand/tokens'
import type { CSSProperties } from 'react'
import type { Block, Row } from './body.ts'
import type { Content } from './content.ts'

// Mail programs know neither our fonts nor flexbox: tables, styles on the elements, the fonts every machine has.
const serif = 'Newsreader, Georgia, "Times New Roman", serif'
const sans = '"Hanken Grotesk", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const paragraph = {
  margin: '0 0 16px',
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'break-word',
} satisfies CSSProperties
const small = { ...paragraph, fontSize: 13, lineHeight: '20px', color: light['ink-secondary'] } satisfies CSSProperties

// Programs that honour it show the mail by lamp light, as the app would be
const byNight = `@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important }
  .name { color: ${dark.ink} !important }
  .small, .quote { color: ${dark['ink-secondary']} !important }
  .quote { border-color: ${dark.line} !important }
  .rows th, .rows td { border-color: ${dark.line} !important }
  .action, .action a { background-color: ${dark.accent} !important; color: ${dark['on-accent']} !important }
}`

/** A mail as HTML: the name, one card with what there is to say, and who sent it. */
export function Letter({ content }: { content: Content }) {
  const { language, subject, blocks, openLink, sentBy } = content
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{byNight}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <table role="presentation" className="page" width="100%" cellPadding={0} cellSpacing={0} bgcolor={light.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <Name />
                    <tr>
                      <td className="card" style={card}>
                        {blocks.map((block, at) => (
                          <Part key={at} block={block} openLink={openLink} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="small" style={{ ...small, padding: '16px 4px 0' }}>
                        {sentBy}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const card = {
  padding: '32px 32px 16px',
  backgroundColor: light.card,
  border: `1px solid ${light.line}`,
  borderRadius: 12,
  color: light.ink,
} satisfies CSSProperties

const Name = () => (
  <tr>
    <td className="name" style={{ padding: '0 4px 16px', fontFamily: serif, fontSize: 24, color: light.ink }}>
      Foyer
    </td>
  </tr>
)

function Part({ block, openLink }: { block: Block; openLink: string }) {
  if ('text' in block) return <p style={paragraph}>{block.text}</p>
  if ('rows' in block) return <Rows rows={block.rows} />
  if ('quote' in block)
    return (
      <blockquote className="quote" style={quote}>
        {block.quote}
      </blockquote>
    )
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px' }}>
        <tbody>
          <tr>
            <td className="action" style={{ borderRadius: 8, backgroundColor: light.accent }}>
              <a href={block.link} style={button}>
                {block.action}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="small" style={{ ...small, wordBreak: 'break-all' }}>
        {openLink}
        <br />
        {block.link}
      </p>
    </>
  )
}

/** Facts as a table with a head on each row, which screen readers say before what it is about. */
const Rows = ({ rows }: { rows: Row[] }) => (
  <table className="rows" cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '0 0 24px' }}>
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row" className="small" style={{ ...cell, ...head }}>
            {label}
          </th>
          <td style={{ ...cell, wordBreak: 'break-word' }}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const cell = {
  padding: '6px 0',
  borderTop: `1px solid ${light.line}`,
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
} satisfies CSSProperties
const head = { width: '35%', paddingRight: 16, fontWeight: 400, color: light['ink-secondary'] } satisfies CSSProperties

const button = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: light.accent,
  color: light['on-accent'],
  fontFamily: sans,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '24px',
  textDecoration: 'none',
} satisfies CSSProperties

const quote = {
  ...paragraph,
  paddingLeft: 16,
  borderLeft: `3px solid ${light.line}`,
  color: light['ink-secondary'],
  whiteSpace: 'pre-wrap',
} satisfies CSSProperties
