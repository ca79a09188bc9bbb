import type { AuditSubject } from '@foyer/contract/audit-kinds'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'

/** A subject as it is: `state` has the recorded fields, in the words of the database. */
export interface SubjectRow extends Record<string, unknown> {
  id: string
  name: string | null
  eventId: string | null
  state: Record<string, unknown>
}

interface StateQuery {
  team: string
  /** An expression for the array of ids. */
  ids: SQL
}

/** The names of events, from an array of their ids. */
const namesOf = (events: SQL) =>
  sql`(select string_agg(e.name, ', ' order by e.date, e.id) from events e where e.id = any(${events}))`

// Each selects id, name, "eventId" and state. Encrypted columns only tell whether they changed: their fields are hidden.
const sources: Record<AuditSubject, (asked: StateQuery) => SQL> = {
  team: ({ team }) => sql`
    select t.id, t.name, null as "eventId", to_jsonb(t) || jsonb_build_object(
      'stripe_key', k.secret_key, 'stripe_webhook_secret', k.webhook_secret, 'stripe_live', k.live,
      'bank_columns', (select jsonb_object_agg(l.signature, l.columns) from bank_csv_layouts l where l.team_id = t.id),
      'invoices', (select i.settings from invoice_settings i where i.team_id = t.id)
    ) as state
    from teams t left join stripe_keys k on k.team_id = t.id where t.id = ${team}`,
  member: ({ team, ids }) => sql`
    select u.id, u.name, null as "eventId", jsonb_build_object('role', m.role, 'all_events', m.events is null, 'events', ${namesOf(sql`m.events`)}) as state
    from members m join users u on u.id = m.user_id where m.team_id = ${team} and u.id = any(${ids})`,
  invitation: ({ team, ids }) => sql`
    select i.id, i.email as name, null as "eventId", jsonb_build_object('role', i.role, 'all_events', i.events is null, 'events', ${namesOf(sql`i.events`)}) as state
    from invitations i where i.team_id = ${team} and i.id = any(${ids})`,
  'api-token': ({ team, ids }) => sql`
    select a.id, a.name, null as "eventId", jsonb_build_object('permissions', array_to_string(a.permissions, ', '),
      'all_events', a.events is null, 'events', ${namesOf(sql`a.events`)}, 'expires_at', a.expires_at, 'secret', a.hash) as state
    from api_tokens a where a.team_id = ${team} and a.id = any(${ids})`,
  event: ({ team, ids }) => sql`
    select e.id, e.name, e.id as "eventId", to_jsonb(e) || jsonb_build_object(
      'notion_key', e.api_key, 'capacity', i.capacity, 'description', d.version, 'order_questions', f.version, 'notion_paused', p.paused,
      'notion_webhook', p.webhook_token, 'cover', e.cover,
      'promo_codes', (select count(*) from promo_codes c where c.event_id = e.id and c.deleted_at is null),
      'pictures', (select count(*) from event_pictures c where c.event_id = e.id),
      'ticket_types', (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t where t.event_id = e.id and t.kind = 'ticket')
    ) as state
    from events e left join inventory i on i.id = e.id
    left join event_descriptions d on d.event_id = e.id left join order_forms f on f.event_id = e.id
    left join notion_pages p on p.event_id = e.id
    where e.team_id = ${team} and e.id = any(${ids})`,
  'ticket-type': ({ team, ids }) => sql`
    select t.id, t.name, t.event_id as "eventId", to_jsonb(t) || jsonb_build_object('capacity', i.capacity, 'currency', e.currency) as state
    from ticket_types t join events e on e.id = t.event_id join inventory i on i.id = t.id
    where e.team_id = ${team} and t.id = any(${ids})`,
  'shared-capacity': ({ team, ids }) => sql`
    select s.id, s.name, s.event_id as "eventId", jsonb_build_object('name', s.name, 'capacity', i.capacity, 'ticket_types',
      (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t join inventory ti on ti.id = t.id
        where t.event_id = s.event_id and s.id = any(ti.counts_in))) as state
    from shared_capacities s join events e on e.id = s.event_id join inventory i on i.id = s.id
    where e.team_id = ${team} and s.id = any(${ids})`,
  'add-on-group': ({ team, ids }) => sql`
    select g.id, g.name, g.event_id as "eventId", to_jsonb(g) || jsonb_build_object(
      'ticket_types', (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t where t.id = any(g.ticket_type_ids)),
      'add_ons', (select string_agg(
          format('%s (%s × %s %s, %s %%)', t.name, i.capacity, (t.price_cents / 100.0)::numeric(12, 2), e.currency, trim_scale(t.tax_rate_bp / 100.0)),
          ', ' order by t.position, t.id)
        from ticket_types t join inventory i on i.id = t.id where t.add_on_group_id = g.id)) as state
    from add_on_groups g join events e on e.id = g.event_id
    where e.team_id = ${team} and g.id = any(${ids})`,
  'promo-code': ({ team, ids }) => sql`
    select c.id, c.code as name, c.event_id as "eventId", to_jsonb(c) || jsonb_build_object(
      'name', c.code, 'currency', e.currency, 'uses', i.capacity, 'per_ticket', c.use = 'ticket',
      'percent', case c.effect when 'percent' then c.amount end, 'amount_off_cents', case c.effect when 'amount' then c.amount end,
      'fixed_price_cents', case c.effect when 'fixed' then c.amount end,
      'ticket_types', (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t where t.id = any(c.ticket_type_ids))
    ) as state
    from promo_codes c join events e on e.id = c.event_id join inventory i on i.id = c.id
    where e.team_id = ${team} and c.id = any(${ids}) and c.deleted_at is null`,
  order: ({ team, ids }) => sql`
    select o.id, o.number as name, o.event_id as "eventId", jsonb_build_object(
      'status', o.status, 'total_cents', o.total_cents, 'currency', o.currency, 'buyer_name', o.name, 'buyer_email', o.email,
      'attendees', (select jsonb_agg(jsonb_build_array(k.id, k.name, k.email) order by k.id) from tickets k where k.order_id = o.id),
      'due_at', o.due_at, 'follow_up_on', o.follow_up_on,
      'invoice_address', (select r.address from invoice_requests r where r.order_id = o.id)
    ) as state
    from orders o where o.team_id = ${team} and o.id = any(${ids})`,
  'order-job': ({ team, ids }) => sql`
    select j.id, null as name, null as "eventId",
      jsonb_build_object('orders', (select count(*) from order_job_items i where i.job_id = j.id)) as state
    from order_jobs j where j.team_id = ${team} and j.id = any(${ids})`,
  'check-in-list': ({ team, ids }) => sql`
    select l.id, l.name, l.event_id as "eventId", to_jsonb(l) || jsonb_build_object(
      'ticket_types', (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t where t.id = any(l.ticket_type_ids)),
      'add_ons', (select string_agg(t.name, ', ' order by t.position, t.id) from ticket_types t where t.id = any(l.add_on_ids))
    ) as state
    from check_in_lists l join events e on e.id = l.event_id where e.team_id = ${team} and l.id = any(${ids})`,
  'check-in-link': ({ team, ids }) => sql`
    select k.id, k.gate as name, l.event_id as "eventId", to_jsonb(k) as state
    from check_in_links k join check_in_lists l on l.id = k.list_id join events e on e.id = l.event_id
    where e.team_id = ${team} and k.id = any(${ids})`,
  'bank-statement': ({ team, ids }) => sql`
    select s.id, s.file_name as name, null as "eventId", jsonb_build_object('payments', s.payments) as state
    from bank_statements s where s.team_id = ${team} and s.id = any(${ids})`,
  'bank-line': ({ team, ids }) => sql`
    select l.id, o.number as name, o.event_id as "eventId", jsonb_build_object('state', l.state) as state
    from bank_lines l left join orders o on o.id = l.order_id where l.team_id = ${team} and l.id = any(${ids})`,
  thread: ({ team, ids }) => sql`
    select t.id, o.number as name, t.event_id as "eventId", jsonb_build_object(
      'archived', t.archived_at is not null, 'snoozed_until', t.snoozed_until, 'assignee', u.name) as state
    from threads t left join orders o on o.id = t.order_id left join users u on u.id = t.assignee_id
    where t.team_id = ${team} and t.id = any(${ids})`,
}

/** The subjects of a team with these ids, as they are now. */
export async function subjectsOf(
  db: Db,
  kind: AuditSubject,
  team: string,
  ids: readonly string[],
): Promise<Map<string, SubjectRow>> {
  const asked = { team, ids: sql`${sql.param([...ids])}::text[]` }
  const { rows } = await db.execute<SubjectRow>(sources[kind](asked))
  return new Map(rows.map((row) => [row.id, row]))
}
