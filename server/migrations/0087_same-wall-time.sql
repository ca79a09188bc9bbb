-- The moment with the same local time in another zone: 19:30 in Berlin becomes 19:30 in London. A time that summer time skips
-- moves to the later one, as PostgreSQL reads it; of a time that comes twice it is the first, where PostgreSQL takes the second.
-- A moment at which both zones have the same time stays as it is. `sameWallTime` in the contract says the same.
CREATE FUNCTION "same_wall_time"("moment" timestamptz, "from_zone" text, "to_zone" text)
RETURNS timestamptz LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  select case when "moment" at time zone "to_zone" = wall then "moment" else coalesce(
    (select min(each) from unnest(array[read, read - interval '30 minutes', read - interval '1 hour']) as each
      where each at time zone "to_zone" = wall), read) end
  from (select "moment" at time zone "from_zone" as wall, ("moment" at time zone "from_zone") at time zone "to_zone" as read) as walls
$$;
