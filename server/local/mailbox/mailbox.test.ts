import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { startMailbox } from './mailbox.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type StoredMail = { to: string; subject: string; links: string[] }

/** Sends a mail of any form, as another program would. */
async function deliver(subject: string, html: string, text = 'text'): Promise<void> {
  const mailbox = await startMailbox(app.doors.db, app.doors.env)
  onTestFinished(() => mailbox.close())
  const transport = createTransport(mailbox.smtpUrl)
  await transport.sendMail({ from: 'b@example.org', to: 'a@example.org', subject, text, html })
  transport.close()
}

async function read(): Promise<StoredMail[]> {
  const answer = await app.request('/local/mail.json')
  return ((await answer.json()) as { messages: StoredMail[] }).messages
}

test('receives the product’s mails through the queue and over SMTP', async () => {
  const letter = {
    preview: 'p',
    heading: 'Hello',
    blocks: ['One'],
    action: { label: 'Go', link: 'https://a.example/?x=1&y=2' },
    why: 'Because.',
  }
  await app.doors.mailer.send({ to: 'c@example.org', subject: 'Sent — ünï', letter })
  const mail = await until(async () => (await read()).find(({ to }) => to === 'c@example.org'))
  expect(mail).toMatchObject({ subject: 'Sent — ünï', links: ['https://a.example/?x=1&y=2'] })
})

test('lists mails newest first, with their links', async () => {
  await deliver('First', '<a href="https://a.example/?x=1&amp;y=2">go</a>')
  await deliver('Second', '<p>none</p>', 'see http://b.example/path')
  const mails = await read()
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(mails[1]).toMatchObject({ to: 'a@example.org', links: ['https://a.example/?x=1&y=2'] })
  expect(mails[0]!.links).toEqual(['http://b.example/path'])
})

test('shows the content of a mail as text, and runs no script', async () => {
  await deliver(
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<script>alert(1)</script>',
  )
  const page = await (await app.request('/local/mail')).text()
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('href="javascript:')
  expect(page).toContain('LOCAL')
})

test('shows the HTML of a mail in a frame without scripts, light or dark', async () => {
  await deliver(
    'Framed',
    '<html><head><style>@media (prefers-color-scheme: dark){p{color:#fff}}</style></head><body><p>x</p><script>alert(1)</script></body></html>',
  )
  const list = await (await app.request('/local/mail')).text()
  const path = /href="(\/local\/mail\/\d+)"/.exec(list)![1]!
  const page = await (await app.request(path)).text()
  expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const frame = await app.request(`${path}/html?look=dark`)
  expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(await frame.text()).toContain('@media all{p')
  expect(await (await app.request(`${path}/html`)).text()).toContain('@media not all{p')
  const source = await (await app.request(`${path}?view=source`)).text()
  expect(source).toContain('Subject: Framed')
  for (const gone of ['/local/mail/999999', '/local/mail/none', '/local/mail/templates/none'])
    expect((await app.request(gone)).status, gone).toBe(404)
})

test('shows every mail that the product sends, in both its parts', async () => {
  const list = await (await app.request('/local/mail/templates')).text()
  const paths = [...list.matchAll(/href="(\/local\/mail\/templates\/[\w-]+)"/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    const html = await (await app.request(`${path}/html`)).text()
    expect(html, path).toMatch(/<h1.*This (is|mail was)/s)
    expect(await (await app.request(`${path}?view=text`)).text(), path).toContain(
      'never asks for your password',
    )
  }
})

test('responds only to this machine, under its own name', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (const path of ['/local/mail', '/local/mail/templates', '/local/mail.json', '/local/mail/1/html']) {
    expect((await app.request(path, { headers })).status, path).toBe(404)
    expect((await app.fetch(new Request(`http://evil.example${path}`))).status, path).toBe(404)
  }
})
