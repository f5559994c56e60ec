import { html, raw } from 'hono/html'
import { styles } from './page-styles.ts'

export type ListedMail = { path: string; title: string; line: string; createdAt: Date | null }
export type ShownMail = {
  path: string
  to: string
  subject: string
  html: string
  text: string
  source: string
  createdAt: Date | null
}

type PageParts = {
  kind: 'mails' | 'templates'
  list: ListedMail[]
  mail: ShownMail | null
  view: string
  look: string
}

const views = [
  ['html', 'HTML'],
  ['text', 'Text'],
  ['source', 'Source'],
] as const

/** The mailbox: the list on the left and one mail on the right; on a phone one at a time. */
export function mailboxPage({ kind, list, mail, view, look }: PageParts) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${mail ? `${mail.subject} · ` : ''}Local mailbox</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body class="${mail ? 'reading' : 'listing'}">
        <aside>${heading(kind, mail !== null)} ${listOf(kind, list, mail)}</aside>
        <main>${mail ? reader(kind, mail, view, look) : nothingOpen(kind, list)}</main>
      </body>
    </html>`
}

/** The open mail is the page's main heading. On a phone nothing else is shown with it. */
function heading(kind: PageParts['kind'], isReading: boolean) {
  const title = html`Mailbox <span class="badge">LOCAL</span>`
  const tab = (of: PageParts['kind'], path: string, label: string) =>
    html`<a href="${path}" ${of === kind ? raw('aria-current="page"') : ''}>${label}</a>`
  return html`<header>
    ${isReading ? html`<p class="title">${title}</p>` : html`<h1 class="title">${title}</h1>`}
    <p>No mail server is set up, so mail waits here instead of being sent.</p>
    <nav aria-label="Mailbox">
      ${tab('mails', '/local/mail', 'Inbox')} ${tab('templates', '/local/mail/templates', 'Templates')}
    </nav>
  </header>`
}

function listOf(kind: PageParts['kind'], list: ListedMail[], open: ShownMail | null) {
  if (list.length === 0)
    return html`<p class="empty">${kind === 'mails' ? 'No mail yet. Sign up, and the message appears here.' : 'There are no templates.'}</p>`
  return html`<ul>
    ${list.map(
      ({ path, title, line, createdAt }) =>
        html`<li>
          <a href="${path}" ${path === open?.path ? raw('aria-current="true"') : ''}>
            <strong>${title || '(no subject)'}</strong>
            <span>${line}</span>${createdAt ? html`<time datetime="${createdAt.toISOString()}">${shortTime(createdAt)}</time>` : ''}
          </a>
        </li>`,
    )}
  </ul>`
}

function nothingOpen(kind: PageParts['kind'], list: ListedMail[]) {
  if (list.length === 0) return html`<p class="nothing">Nothing to read.</p>`
  return html`<p class="nothing">Choose a ${kind === 'mails' ? 'mail' : 'template'} to read it.</p>`
}

function reader(kind: PageParts['kind'], mail: ShownMail, view: string, look: string) {
  const shown = views.filter(([name]) => name !== 'source' || mail.source)
  const link = (query: string, label: string, isCurrent: boolean) =>
    html`<a href="${mail.path}?${query}" ${isCurrent ? raw('aria-current="true"') : ''}>${label}</a>`
  return html`<article>
    <a class="back" href="${kind === 'mails' ? '/local/mail' : '/local/mail/templates'}">← ${kind === 'mails' ? 'Inbox' : 'Templates'}</a>
    <h1 class="subject">${mail.subject || '(no subject)'}</h1>
    <p class="meta">To ${mail.to}${mail.createdAt ? html` · <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time>` : ''}</p>
    <div class="bar">
      <nav aria-label="Part of the mail">${shown.map(([name, label]) => link(`view=${name}&look=${look}`, label, name === view))}</nav>
      ${view === 'html' ? html`<nav aria-label="Look">${link('look=light', 'Light', look !== 'dark')} ${link('look=dark', 'Dark', look === 'dark')}</nav>` : ''}
    </div>
    ${part(mail, view, look)}
  </article>`
}

function part(mail: ShownMail, view: string, look: string) {
  if (view === 'source') return html`<pre class="source" tabindex="0">${mail.source}</pre>`
  if (view === 'text' || !mail.html) return html`<pre tabindex="0">${linked(mail.text)}</pre>`
  const src = `${mail.path}/html?look=${look === 'dark' ? 'dark' : 'light'}`
  return html`<iframe
    title="The mail as HTML"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    src="${src}"
  ></iframe>`
}

/** Turns addresses in the text part into links; everything else is escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, i) => (i % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))
}

function shortTime(date: Date): string {
  return date.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}
