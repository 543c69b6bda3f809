import type { Client } from 'pg'

/** In rows; each conversation has four messages. */
export interface Size {
  listings: number
  visits: number
  leads: number
  conversations: number
}

/** Adds this many rows to a database with the samples, in a few statements, and runs ANALYZE. */
export async function grow(client: Client, { listings, visits, leads, conversations }: Size): Promise<void> {
  const [first] = (await client.query('select coalesce(max(id), 0) + 1000 as id from properties')).rows
  const listing = (n: string) => `(${first.id} + (${n} * 7919::bigint) % ${listings})`
  // A year of them, the newest last.
  const moment = (n: string, of: number) => `now() - interval '360 days' * (1 - ${n}::float8 / ${of})`
  await client.query(`
    insert into properties (id, slug, address, address_key, property_type, listing_type, time_zone, price, description)
    select ${first.id} + n, 'grown-' || n, n || ' Grown Street, Oakland, CA 94601', n || ' grown street oakland ca', 'condo', 'sale',
      'America/Los_Angeles', 500000 + n, repeat('A bright home near the park. ', 20)
    from generate_series(0, ${listings - 1}) n`)
  await client.query(`
    insert into property_images (id, property_id, original, alt, width, height, display_order, is_primary)
    select 'grown-' || n || '-' || photo, ${first.id} + n, 'kitchen.jpg', 'A kitchen', 1600, 1067, photo, photo = 0
    from generate_series(0, ${listings - 1}) n, generate_series(0, 4) photo`)
  await client.query(`
    insert into price_history (property_id, changed_on, event, price)
    select ${first.id} + n, current_date - 30 * change, case when change = 2 then 'listed' else 'price_changed' end, 500000 + n
    from generate_series(0, ${listings - 1}) n, generate_series(1, 2) change`)
  await client.query(`
    insert into visitor_sessions (id, property_id, began_at, duration_seconds, ended_at)
    select 'grown-' || n, ${listing('n')}, ${moment('n', visits)}, n % 600, ${moment('n', visits)} + interval '10 minutes'
    from generate_series(1, ${visits}) n`)
  await client.query(`
    insert into leads (property_id, session_id, email, first_name, created_at)
    select ${listing('n')}, 'grown-' || n, 'grown-' || n || '@example.com', 'Ada', ${moment('n', leads)}
    from generate_series(1, ${leads}) n`)
  await client.query(`
    insert into conversations (id, property_id, agent_id, visitor, began_at, last_spoken_at)
    select 'grown-' || n, ${listing('n')}, 4, 'visitor-' || n % ${Math.ceil(conversations / 2)}, ${moment('n', conversations)}, ${moment('n', conversations)}
    from generate_series(1, ${conversations}) n`)
  await client.query(`
    insert into messages (conversation_id, author, text, written_at)
    select 'grown-' || n, case when turn % 2 = 0 then 'visitor' else 'assistant' end, 'Is there parking?', ${moment('n', conversations)}
    from generate_series(1, ${conversations}) n, generate_series(0, 3) turn`)
  await client.query(`
    insert into lead_notes (conversation_id, message_id, topic, value, sentence, noted_at)
    select conversation_id, id, 'pets', 'a cat', 'I have a cat.', written_at from messages
    where author = 'visitor' and id % 4 = 1 and conversation_id like 'grown-%'`)
  await client.query(`
    insert into open_questions (property_id, conversation_id, question, wording, asked_at, answer, answered_at, told_at)
    select property_id, id, 'Is there a cellar?', 'is there a cellar', began_at, 'Yes.', began_at, began_at
    from conversations where id like 'grown-%0'`)
  await client.query(`
    insert into tours (property_id, buyer_name, buyer_email, seller_email, proposed_at, status, ical_uid, conversation_id,
      created_at, decided_at)
    select property_id, 'Ada', 'grown-' || id || '@example.com', 'seller@example.com', began_at + interval '3 days', 'done',
      id, id, began_at, began_at
    from conversations where id like 'grown-%5' and began_at < now() - interval '5 days'`)
  await client.query(`
    insert into tour_tokens (hash, tour_id, expires_at)
    select 'grown-' || id, id, proposed_at from tours where ical_uid like 'grown-%'`)
  await client.query(`
    insert into buyer_links (hash, tour_id) select 'grown-' || id, id from tours where ical_uid like 'grown-%'`)
  // Those of the last month; older ones are deleted.
  await client.query(`
    insert into letters (id, topic, kind, recipient, subject, text, html, attachments, status, next_attempt_at, created_at, sent_at)
    select gen_random_uuid(), 'conversation:' || id, 'person-wanted', 'seller-' || property_id || '@example.com', 'A tour', '', '',
      '[]', 'sent', began_at, began_at, began_at
    from conversations where id like 'grown-%' and began_at > now() - interval '29 days'`)
  await client.query(`
    insert into rate_limits (key, count, ends_at)
    select 'visits:grown-' || n, 1, now() + interval '1 day' from generate_series(1, ${leads}) n`)
  await client.query('vacuum analyze')
}
