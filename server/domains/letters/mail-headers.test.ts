import type { AddressInfo } from 'node:net'
import { domainToUnicode } from 'node:url'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer } from '../../platform/mail/mail.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { mailSamples } from '../accounts/links/sample-mails.ts'
import { billingMailSamples } from '../billing/sample-mails.ts'
import { letterSamples } from './letter-samples.ts'

type Received = { mail: ParsedMail; date: string; recipients: string[] }

const baseUrl = 'https://longhand.example'
let app: TestApp
let server: SMTPServer
const received: Received[] = []

beforeAll(async () => {
  app = await createTestApp()
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        const date = mail.headerLines.find(({ key }) => key === 'date')?.line ?? ''
        received.push({ mail, date, recipients: envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

/** RFC 5322, section 3.3: `Sat, 28 Nov 2026 15:31:43 +0000`. */
const dateLine =
  /^Date: (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/

function addressOf(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}

/** An address with its domain as people read it. */
function readable(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`
}

test('sends every mail with a valid date, id, sender, recipient and both parts', async () => {
  const mailer = openMailer({
    jobs: app.doors.jobs,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    from: () => 'Longhand <no-reply@longhand.example>',
  })
  await app.doors.jobs.start()
  const samples = [
    ...(await mailSamples(baseUrl)),
    ...letterSamples({ SECRET: 'a secret of thirty-two characters', BASE_URL: baseUrl }),
    ...billingMailSamples(baseUrl),
  ]
  const began = Date.now() - 1_000
  for (const { name, mail } of samples) await mailer.send({ ...mail, to: `${name}@example.org` })
  const unicode = ['josé@example.org', 'ana@bücher.example', '用户@例え.jp', 'ana@xn--bcher-kva.example']
  const { mail: first } = samples[0] as (typeof samples)[number]
  for (const to of unicode) await mailer.send({ ...first, to })
  await until(() => received.length === samples.length + unicode.length, 'Every mail')

  for (const { mail, date } of received) {
    expect(date).toMatch(dateLine)
    expect(mail.date?.getTime()).toBeGreaterThan(began)
    expect(mail.messageId).toMatch(/^<[\w-]+@longhand\.example>$/)
    expect(addressOf(mail.from)).toEqual(['no-reply@longhand.example'])
    expect(mail.subject).toBeTruthy()
    expect(mail.text).toContain('never asks for your password by mail')
    expect(mail.html).toContain('</html>')
  }
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(received.length)
  const delivered = received.map(({ recipients }) => readable(recipients.join())).sort()
  const wanted = [...samples.map(({ name }) => `${name}@example.org`), ...unicode].map(readable).sort()
  expect(delivered).toEqual(wanted)
  for (const { mail, recipients } of received) {
    expect(readable(addressOf(mail.to).join())).toBe(readable(recipients.join()))
  }
  mailer.close()
})
