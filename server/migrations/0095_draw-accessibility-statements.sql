insert into "legal_texts_to_draw" ("text_id")
select "id" from "legal_texts" where "kind" = 'accessibility' and "content" <> '{}' on conflict do nothing;
