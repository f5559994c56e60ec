-- Chats were lines: each message follows the one before it.
with line as (select id, lag(id) over (partition by chat_id order by position) as before from chat_messages)
update chat_messages as m set parent_id = line.before from line where line.id = m.id and line.before is not null;
--> statement-breakpoint
update chats as c set leaf_id = (
  select m.id from chat_messages as m where m.chat_id = c.id order by m.position desc limit 1
);
--> statement-breakpoint
-- The text before humanizing was kept beside the rewritten one: it becomes a message of its own, the sibling before it.
insert into chat_messages (id, position, chat_id, user_id, client_id, parent_id, sender, text, status, model, created_at)
select md5(m.id::text || 'original')::uuid, m.position, m.chat_id, m.user_id, gen_random_uuid()::text, m.parent_id,
  m.sender, m.original_text, 'complete', m.model, m.created_at
from chat_messages as m where m.original_text is not null;
--> statement-breakpoint
update chat_messages set original_id = md5(id::text || 'original')::uuid where original_text is not null;
