import type { Translator } from '../messages.ts'

const link = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/

/** How to take part in an online event, for the buyer of a paid order. Web addresses in the text are links. */
export function OnlineAccess({ t, text }: { t: Translator; text: string }) {
  return (
    <section className="access" aria-labelledby="access">
      <h2 id="access">{t('event.access')}</h2>
      <p className="lines break">
        {text.split(link).map((part, at) =>
          at % 2 === 1 && URL.canParse(part) ? (
            <a key={at} href={part} rel="noopener noreferrer">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </section>
  )
}
