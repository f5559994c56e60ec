import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function send(subject: string, html: string, text = 'text'): Promise<void> {
  await app.doors.mailer.send({ to: 'a@example.org', subject, text, html })
  await until(async () => (await read()).some((mail) => mail.subject === subject), subject)
}

async function read(): Promise<{ to: string; subject: string; links: string[] }[]> {
  const answer = await app.request('/local/mail.json')
  return ((await answer.json()) as { messages: { to: string; subject: string; links: string[] }[] }).messages
}

test('mail goes over SMTP into the mailbox, newest first, with its links', async () => {
  await send('First', '<a href="https://a.example/?x=1&amp;y=2">go</a>')
  await send('Second — ünï', '<p>none</p>', 'see http://b.example/path')
  const mails = await read()
  expect(mails.map(({ subject }) => subject)).toEqual(['Second — ünï', 'First'])
  expect(mails[1]).toMatchObject({ to: 'a@example.org', links: ['https://a.example/?x=1&y=2'] })
  expect(mails[0]!.links).toEqual(['http://b.example/path'])
})

test('what a mail brings is shown as text, and no script comes alive', async () => {
  await send(
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
