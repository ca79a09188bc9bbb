-- Adds the kind, the data and the title of the notifications so far to the search of their threads. New ones add their
-- whole text, in every language, when they are written.
with words (kind, titles) as (
  values
    ('website-down', 'the website is down storung der website le site web est indisponible'),
    ('website-up', 'the website is back up website lauft wieder le site web est de nouveau en ligne'),
    ('certificate-expiring', 'the website’s certificate expires soon zertifikat der website lauft bald ab le certificat du site web expire bientot'),
    ('notion-state', 'the notion page can be read again the notion page is published in full again the notion page can be read again the notion page is published with gaps syncing with notion is paused the notion page can’t be read notion-seite wieder lesbar notion-seite wieder vollstandig notion-seite wieder lesbar notion-seite unvollstandig veroffentlicht notion-seite pausiert notion-seite nicht lesbar la page notion est de nouveau lisible la page notion est de nouveau complete la page notion est de nouveau lisible la page notion est publiee en partie la synchronisation de la page notion est suspendue la page notion ne peut pas etre lue'),
    ('page-changed', 'the notion page has changed the website has changed notion-seite geandert website geandert la page notion a change le site web a change'),
    ('first-sale', 'first sale erster verkauf premiere vente'),
    ('sold-out', 'name is sold out sold out name ist ausverkauft ausverkauft name : complet complet'),
    ('mail-failing', 'an email couldn’t be delivered e‐mail nicht zugestellt un e‐mail n’a pas pu etre remis'),
    ('payment-disputed', 'a payment is disputed zahlung angefochten un paiement est conteste'),
    ('member-joined', 'name has joined the team name ist dem team beigetreten name a rejoint l’equipe')
), found as (
  select m.thread_id, string_agg(distinct concat_ws(' ', m.kind, w.titles, lower(d.texts)), ' ') as texts
  from messages m
  join words w on w.kind = m.kind::text
  left join lateral (
    select string_agg(value, ' ') as texts from jsonb_each_text(m.data) where key not in ('downSince', 'expiresAt')
  ) d on true
  group by m.thread_id
)
update threads set search_text = left(search_text || ' ' || found.texts, 20000)
from found where found.thread_id = threads.id;
