import { dark, light } from '@foyer/brand/tokens'
import type { CSSProperties, ReactNode } from 'react'
import { keepWhole } from '../../../lib/keep-whole.tsx'
import type { Block, Receipt, Row } from './body.ts'
import type { Content } from './content.ts'

// Mail clients support neither our web fonts nor flexbox: hence tables, inline styles and system fonts.
const serif = 'Newsreader, Georgia, "Times New Roman", serif'
const sans = '"Hanken Grotesk", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const paragraph = {
  margin: '0 0 16px',
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '24px',
  // the older word for `overflow-wrap: anywhere`, which also narrows the columns of tables
  wordBreak: 'break-word',
} satisfies CSSProperties
const small = { ...paragraph, fontSize: 13, lineHeight: '20px', color: light['ink-secondary'] } satisfies CSSProperties

// clients that support the media query show the mail in the app's dark theme
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important }
  .name { color: ${dark.ink} !important }
  .small, .quote { color: ${dark['ink-secondary']} !important }
  .quote { border-color: ${dark.line} !important }
  .rows th, .rows td, .entry { border-color: ${dark.line} !important }
  .action, .action a { background-color: ${dark.accent} !important; color: ${dark['on-accent']} !important }
}`

// phones: without it, a third of the width would be margins
const narrowStyles = `@media (max-width: 480px) {
  .frame { padding: 20px 8px !important }
  .card { padding: 24px 20px 8px !important }
}`

/** A mail as HTML: the name of the organiser or the product, one card with the content, and the sender. */
export function MailLayout({ content }: { content: Content }) {
  const { language, subject, preheader, blocks, openLink, organiser, foot } = content
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{`${darkStyles}\n${narrowStyles}`}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <Preheader text={preheader} />
        <table role="presentation" className="page" width="100%" cellPadding={0} cellSpacing={0} bgcolor={light.page}>
          <tbody>
            <tr>
              <td className="frame" align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <SenderName name={organiser?.name ?? 'Foyer'} />
                    <tr>
                      <td className="card" style={card}>
                        {blocks.map((block, at) => (
                          <BlockView key={at} block={block} openLink={openLink} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="small" style={{ ...small, padding: '16px 4px 0' }}>
                        {foot.map((part, at) => (
                          <FootPart key={at} part={part} />
                        ))}
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

/** Text that mailboxes show after the subject. Blank characters keep the mail's own text out of that place. */
const Preheader = ({ text }: { text: string }) => (
  <div style={{ display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 }}>
    {text.slice(0, preheaderLength)}
    <span aria-hidden="true">{blank.repeat(Math.max(0, preheaderLength - text.length))}</span>
  </div>
)

const preheaderLength = 150
/** A space and characters without width, which mailboxes do not collapse. */
const blank = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

const SenderName = ({ name }: { name: string }) => (
  <tr>
    <td className="name" dir="auto" style={senderName}>
      {name}
    </td>
  </tr>
)

const senderName = {
  padding: '0 4px 16px',
  fontFamily: serif,
  fontSize: 24,
  lineHeight: '32px',
  color: light.ink,
  overflowWrap: 'anywhere',
} satisfies CSSProperties

const FootPart = ({ part }: { part: Content['foot'][number] }) => (
  <div style={{ marginBottom: 12 }}>
    {'link' in part ? (
      <a className="small" href={part.link} style={{ color: light['ink-secondary'] }}>
        {part.label}
      </a>
    ) : (
      part.map((line, at) => (
        <div key={at} dir="auto">
          {line}
        </div>
      ))
    )}
  </div>
)

function BlockView({ block, openLink }: { block: Block; openLink: string }) {
  if ('text' in block)
    return (
      <p dir={block.dir} style={textParagraph}>
        {whole(block.text)}
      </p>
    )
  if ('heading' in block) return <Heading {...block} />
  if ('rows' in block) return <Rows rows={block.rows} />
  if ('link' in block && 'label' in block)
    return (
      <p style={paragraph}>
        <a className="name" href={block.link} style={{ color: light.ink }}>
          {whole(block.label)}
        </a>
      </p>
    )
  if ('receipt' in block) return <ReceiptTable receipt={block.receipt} />
  if ('qrCode' in block)
    return (
      <>
        <p style={paragraph}>{whole(block.lead)}</p>
        <img src={`cid:${qrCodeId}`} alt={block.label} width={200} style={picture} />
      </>
    )
  if ('quote' in block)
    return (
      <blockquote className="quote" dir="auto" style={quote}>
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
                {whole(block.action)}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="small" style={small}>
        {openLink}
        <br />
        <span style={{ wordBreak: 'break-all' }}>{block.link}</span>
      </p>
    </>
  )
}

/** The title of an entry, with a rule above it, and where and when it was. */
const Heading = ({ heading, detail, dir }: Extract<Block, { heading: string }>) => (
  <div className="entry" style={entry}>
    <h2 dir={dir} style={{ ...paragraph, margin: 0, fontWeight: 600 }}>
      {whole(heading)}
    </h2>
    <div className="small" dir="auto" style={{ ...small, margin: 0 }}>
      {detail}
    </div>
  </div>
)

const entry = { margin: '24px 0 12px', paddingTop: 16, borderTop: `1px solid ${light.line}` } satisfies CSSProperties

/** The id of the attached picture of a mail's QR code. */
export const qrCodeId = 'qr-code'
const picture = { display: 'block', width: 200, margin: '0 0 24px', borderRadius: 8 } satisfies CSSProperties

/** Facts as a table. Each row has a header cell, so that screen readers announce the label before its value. */
const Rows = ({ rows }: { rows: Row[] }) => (
  <Table>
    {rows.map(({ label, value }) => (
      <tr key={label}>
        <th scope="row" className="small" style={{ ...cell, ...head }}>
          {label}
        </th>
        <td dir="auto" style={{ ...cell, wordBreak: 'break-word' }}>
          {whole(value)}
        </td>
      </tr>
    ))}
  </Table>
)

const Table = ({ isContinued = false, children }: { isContinued?: boolean; children: ReactNode }) => (
  <table
    className="rows"
    cellPadding={0}
    cellSpacing={0}
    style={{ width: '100%', margin: isContinued ? 0 : '0 0 24px' }}
  >
    <tbody>{children}</tbody>
  </table>
)

/**
 * The ordered tickets. The header cell of a row names the line, so that screen readers announce it before its amount. The
 * totals are a table of their own: a long promo code would make the lines narrow.
 */
const ReceiptTable = ({ receipt: { lines, totals } }: { receipt: Receipt }) => (
  <>
    <Table isContinued={totals.length > 0}>
      {lines.map(({ label, details, amount }, at) => (
        <tr key={at}>
          <th scope="row" dir="auto" style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere' }}>
            {whole(label)}
            {details.map((detail, number) => (
              <div key={number} className="small" dir="auto" style={detailLine}>
                {whole(detail)}
              </div>
            ))}
          </th>
          <td style={{ ...cell, ...amountCell }}>{amount}</td>
        </tr>
      ))}
    </Table>
    {totals.length > 0 && (
      <Table>
        {totals.map(({ label, value }, at) => (
          <tr key={label} style={{ fontWeight: at === 0 ? 600 : 400 }}>
            <th scope="row" style={{ ...cell, fontWeight: 'inherit' }}>
              {label}
            </th>
            <td style={{ ...cell, ...amountCell }}>{value}</td>
          </tr>
        ))}
      </Table>
    )}
  </>
)

/** A text in which no line ends at the hyphen of a number, or before punctuation that French sets apart. */
const whole = (text: string) => keepWhole(text, { style: { whiteSpace: 'nowrap' } })

const cell = {
  padding: '6px 0',
  borderTop: `1px solid ${light.line}`,
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
} satisfies CSSProperties
const amountCell = { paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap' } satisfies CSSProperties
const detailLine = { ...small, margin: 0 } satisfies CSSProperties
const head = { width: '30%', paddingRight: 16, fontWeight: 400, color: light['ink-secondary'] } satisfies CSSProperties

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
  textAlign: 'center',
  textDecoration: 'none',
} satisfies CSSProperties

// messages of members have line breaks
const textParagraph = { ...paragraph, whiteSpace: 'pre-line' } satisfies CSSProperties

const quote = {
  ...paragraph,
  paddingLeft: 16,
  borderLeft: `3px solid ${light.line}`,
  color: light['ink-secondary'],
  whiteSpace: 'pre-wrap',
} satisfies CSSProperties
