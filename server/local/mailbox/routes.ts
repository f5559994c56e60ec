import { desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { writeText } from '../../platform/mail/mail-texts.ts'
import { framedMail } from './framed-mail.ts'
import { type ListedMail, mailboxPage, type ShownMail } from './page.ts'
import { localMails } from './tables.ts'

/** Every mail that the product can send, with sample data. */
export type Samples = () => Promise<{ name: string; mail: Mail }[]>

const shownMax = 100
// Allows no script. Each mail is shown in a frame.
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** /local/mail for people, /local/mail.json for programs, /local/mail/templates for authors of mails. */
export function mailboxRoutes(db: Database, samples: Samples = async () => []) {
  const readList = () => db.select().from(localMails).orderBy(desc(localMails.id)).limit(shownMax)

  async function readMail(id: string): Promise<ShownMail> {
    const [row] = /^\d{1,15}$/.test(id)
      ? await db
          .select()
          .from(localMails)
          .where(eq(localMails.id, Number(id)))
      : []
    if (!row) throw notFound('mail')
    return { ...row, path: `/local/mail/${row.id}` }
  }

  async function readSample(name: string): Promise<ShownMail> {
    const found = (await samples()).find((sample) => sample.name === name)
    if (!found) throw notFound('template')
    const { renderLetter } = await import('../../platform/mail/render-letter.ts')
    const { writeMail } = await import('../../platform/mail/write-mail.ts')
    const { subject, letter } = writeMail(found.mail, 'en')
    const { to } = found.mail
    const path = `/local/mail/templates/${name}`
    return { to, subject, path, createdAt: null, source: '', ...(await renderLetter(subject, letter)) }
  }

  const listOfMails = async (): Promise<ListedMail[]> =>
    (await readList()).map(({ id, to, subject, createdAt }) => ({
      path: `/local/mail/${id}`,
      title: subject,
      line: to,
      createdAt,
    }))
  const listOfSamples = async (): Promise<ListedMail[]> =>
    (await samples()).map(({ name, mail }) => ({
      path: `/local/mail/templates/${name}`,
      title: writeText(mail.subject, 'en'),
      line: name,
      createdAt: null,
    }))

  function show(c: Context, list: ListedMail[], mail: ShownMail | null, kind: 'mails' | 'templates') {
    c.header('content-security-policy', pagePolicy)
    const { view, look } = c.req.query()
    return c.html(mailboxPage({ kind, list, mail, view: view ?? 'html', look: look ?? 'light' }))
  }

  function frame(c: Context, mail: ShownMail) {
    c.header('content-security-policy', framePolicy)
    return c.html(framedMail(mail.html, c.req.query('look') === 'dark' ? 'dark' : 'light'))
  }

  return new Hono()
    .get('/mail.json', async (c) => {
      const messages = (await readList()).map(({ to, subject, text, html, links, createdAt }) => ({
        to,
        subject,
        text,
        html,
        links,
        createdAt,
      }))
      return c.json({ messages })
    })
    .get('/mail', async (c) => show(c, await listOfMails(), null, 'mails'))
    .get('/mail/templates', async (c) => show(c, await listOfSamples(), null, 'templates'))
    .get('/mail/templates/:name', async (c) =>
      show(c, await listOfSamples(), await readSample(c.req.param('name')), 'templates'),
    )
    .get('/mail/templates/:name/html', async (c) => frame(c, await readSample(c.req.param('name'))))
    .get('/mail/:id', async (c) => show(c, await listOfMails(), await readMail(c.req.param('id')), 'mails'))
    .get('/mail/:id/html', async (c) => frame(c, await readMail(c.req.param('id'))))
}
