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

/** A mail of any shape, as another program would send it. */
async function deliver(subject: string, html: string, text = 'text'): Promise<void> {
  const mailbox = await startMailbox(app.doors.db)
  onTestFinished(() => mailbox.close())
  const transport = createTransport(mailbox.smtpUrl)
  await transport.sendMail({ from: 'b@example.org', to: 'a@example.org', subject, text, html })
  transport.close()
}

async function read(): Promise<StoredMail[]> {
  const answer = await app.request('/local/mail.json')
  return ((await answer.json()) as { messages: StoredMail[] }).messages
}

test('what the product sends goes through the queue and over SMTP into the mailbox', async () => {
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

test('mails stand newest first, with their links', async () => {
  await deliver('First', '<a href="https://a.example/?x=1&amp;y=2">go</a>')
  await deliver('Second', '<p>none</p>', 'see http://b.example/path')
  const mails = await read()
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(mails[1]).toMatchObject({ to: 'a@example.org', links: ['https://a.example/?x=1&y=2'] })
  expect(mails[0]!.links).toEqual(['http://b.example/path'])
})

test('what a mail brings is shown as text, and no script comes alive', async () => {
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
