UPDATE "mails" SET "kind" = 'inboxDigest' WHERE "kind" = 'inboxNews';
