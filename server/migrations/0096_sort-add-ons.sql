update "ticket_types" t set "position" = sorted."position" from (
  select y."id", 999 + row_number() over (partition by g."event_id" order by g."position", g."id", y."position", y."id") as "position"
  from "ticket_types" y join "add_on_groups" g on g."id" = y."add_on_group_id"
) sorted
where t."id" = sorted."id";
