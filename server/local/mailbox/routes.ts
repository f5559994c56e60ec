import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '../../platform/database/database.ts'
import { loopbackOnly } from '../loopback.ts'
import { localMails } from './tables.ts'

const shownMax = 100

/** /local/mail for people, /local/mail.json for programs; newest first. */
export function mailboxRoutes(db: Database) {
  const read = () => db.select().from(localMails).orderBy(desc(localMails.id)).limit(shownMax)
  return new Hono()
    .use('*', loopbackOnly)
    .get('/mail.json', async (c) => {
      const messages = (await read()).map(({ to, subject, text, html, links, createdAt }) => ({
        to,
        subject,
        text,
        html,
        links,
        createdAt,
      }))
      return c.json({ messages })
    })
    .get('/mail', async (c) => {
      const mails = await read()
      c.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
      )
      return c.html(page(mails))
    })
}

type StoredMail = typeof localMails.$inferSelect

function page(mails: StoredMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Local mailbox</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Mailbox <span>LOCAL</span></h1>
            <p>No mail server is set up, so mail waits here instead of being sent. Newest first.</p>
          </header>
          ${mails.length === 0 ? html`<p class="empty">No mail yet. Sign up, and the message appears here.</p>` : mails.map(article)}
        </main>
      </body>
    </html>`
}

function article(mail: StoredMail) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">To ${mail.to} · <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time></p>
    <pre>${mail.text}</pre>
    ${mail.links.length > 0 ? html`<p class="links">${mail.links.map((link) => html`<a href="${safe(link)}">${link}</a>`)}</p>` : ''}
  </article>`
}

function safe(link: string): string {
  return /^https?:/i.test(link) ? link : '#'
}

const styles = `
:root { color-scheme: light dark; --ground: #faf9f5; --card: #fffefc; --ink: #221c17; --quiet: #6b635a; --line: #e4dfd6; --accent: #4444b0 }
@media (prefers-color-scheme: dark) { :root { --ground: #1a1814; --card: #242019; --ink: #ece7de; --quiet: #a9a196; --line: #38332b; --accent: #a5a3f5 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.6 Inter, system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 48px 20px }
h1 { font-family: Newsreader, Georgia, serif; font-weight: 500; font-size: 28px; margin: 0 }
h1 span { font: 600 12px/1 Inter, system-ui, sans-serif; vertical-align: middle; letter-spacing: .06em; border: 1px solid var(--line); border-radius: 6px; padding: 4px 8px }
header p, .meta, .empty { color: var(--quiet) }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; margin: 16px 0 }
h2 { font-size: 16px; margin: 0 } .meta { margin: 2px 0 12px; font-size: 13px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
.links { display: grid; gap: 4px; overflow-wrap: anywhere } a { color: var(--accent) }
`
